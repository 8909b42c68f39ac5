"""Networks trained by self-play: the pipeline that makes the weights of the learned bots. Needs PyTorch (`train`)."""
