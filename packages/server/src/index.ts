/** Tables on the network. */
export {};
