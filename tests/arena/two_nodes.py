"""A Ray cluster of two nodes on this machine, in a process of its own: Ray leaves open files behind.

Prints its address; kills the second node when told `kill`, and prints that it has; ends with its input.
"""

import sys
from typing import Any

from ray.cluster_utils import Cluster

NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "node_ip_address": "127.0.0.1"}


def main() -> None:
    cluster: Any = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    try:
        second = cluster.add_node(**NODE)
        print("address", cluster.address, flush=True)
        for line in sys.stdin:
            if line.strip() == "kill":
                cluster.remove_node(second, allow_graceful=False)
                print("killed", flush=True)
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
