/** A question about what is Asha's, to a field of the contract. */
export interface Ask {
  /** Arguments. `{name}` stands for an id of hers, `{own}` for the cart of who asks, `{ownWishlist}` and `{ownOrderUid}` for Ravi's. */
  args: string;
  /** What Ravi hears: the message that refuses, in which `{name}` stands for what was asked, or else a part of the answer. */
  ravi: unknown;
  /** What somebody without a token hears. Absent: the same. */
  guest?: unknown;
  /** Why Asha, by her own token, would hear the same. Absent: she is answered otherwise, so the question is well put. */
  alike?: string;
  /** Tables in which something of hers may be written, and why. Absent: none. */
  changes?: { tables: readonly string[]; why: string };
}
