/** Whom a gift card is for, as its buyer says it (ORD-37); what is left out is empty. */
export type GiftWish = {
  readonly name: string;
  readonly email: string;
  readonly sender: string;
  readonly message: string;
  /** On which it is mailed, in the zone of the site: `2026-11-26`; null: at once (ORD-122). */
  readonly day: string | null;
};
