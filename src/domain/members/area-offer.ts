/** A member area as whoever looks finds it (CONT-55): an offer, or for people with access the way into it. */
export type AreaOffer = {
  readonly name: string;
  /** That it is for members; empty for people with access. */
  readonly note: string;
  /** The plans that open it and that can be joined, each with its prices. */
  readonly plans: readonly string[];
  /** Where to go from here; the first is the main one. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
};
