"""The addresses under which friends reach a server: never the one that every machine calls its own."""

import socket
from ipaddress import ip_address

ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # for examples: nobody has them


def for_friends(host: str, port: int) -> list[str]:
    """Return the addresses at which others in the network find a server that listens at `host`.

    There are none if it listens to this machine only.

    >>> for_friends("127.0.0.1", 8000), for_friends("192.168.1.20", 8000)
    ([], ['http://192.168.1.20:8000'])
    """
    try:
        listening = ip_address(host)
    except ValueError:  # a name, which others may know too
        return [] if host == "localhost" else [f"http://{host}:{port}"]
    if listening.is_loopback:
        return []
    found = [str(listening)] if not listening.is_unspecified else own_addresses(listening.version == 6)
    return [f"http://{f'[{one}]' if ':' in one else one}:{port}" for one in found]


def is_own_machine(address: str) -> bool:
    """Whether a request comes from the machine that the server runs on.

    >>> is_own_machine("127.0.0.1"), is_own_machine("192.168.1.20"), is_own_machine("")
    (True, False, False)
    """
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def own_addresses(both: bool) -> list[str]:
    """Return the addresses of this machine in its network: IPv4, and IPv6 too if `both`.

    >>> "127.0.0.1" in own_addresses(both=False)
    False
    """
    families = [socket.AF_INET, socket.AF_INET6] if both else [socket.AF_INET]
    found = filter(None, map(_own_address, families))
    return [one for one in found if not ip_address(one).is_loopback]


def _own_address(family: socket.AddressFamily) -> str | None:
    """The address that this machine would send from; nothing is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((ELSEWHERE[family], 9))
            return str(asked.getsockname()[0])
    except OSError:  # no network
        return None
