import type { ImageValue } from '#domain/images/image-value.ts';

/** What a cart page shows, in the words of the site's language; amounts are written out. */
export type CartState = {
  readonly words: CartWords;
  readonly notices: readonly CartNotice[];
  readonly lines: readonly ShownLine[];
  /** Pieces in it, for the header. */
  readonly count: number;
  readonly subtotal: string;
  /** Discounts that count, with what each takes off. */
  readonly discounts: readonly { readonly title: string; readonly amount: string }[];
  /** What is sent, where one of them takes something off it; null where nothing is said of it. */
  readonly delivery: { readonly title: string; readonly amount: string } | null;
  /** What is left after them, with its name; null without any. */
  readonly afterDiscounts: string | null;
  /** What is said of taxes; null where nothing is. */
  readonly tax: string | null;
  /** What is missing until delivery is free; null where nothing is said of it (ORD-60). */
  readonly freeDelivery: string | null;
  readonly codes: readonly ShownCode[];
  readonly cards: readonly ShownCard[];
  /** Nothing in it keeps from the checkout (ORD-10). */
  readonly canCheckOut: boolean;
  /** Where there is something to buy. */
  readonly shopPath: string;
  /** What is told of a change: what it comes to now. */
  readonly spoken: string;
};

/** The same of every cart: said by the server, so that the script of the page knows no language. */
export type CartWords = {
  readonly title: string;
  readonly empty: string;
  readonly toShop: string;
  readonly toCart: string;
  readonly price: string;
  readonly quantity: string;
  readonly update: string;
  readonly remove: string;
  readonly undo: string;
  readonly subtotal: string;
  readonly estimatedTotal: string;
  readonly codes: string;
  readonly code: string;
  readonly apply: string;
  readonly checkout: string;
  readonly blocked: string;
  readonly failed: string;
  readonly tryAgain: string;
};

export type CartNotice = {
  readonly tone: 'done' | 'problem';
  readonly text: string;
  /** Puts back what was taken away. */
  readonly undo: { readonly product: string; readonly variant: string; readonly pieces: number } | null;
};

export type ShownCode = {
  readonly code: string;
  readonly problem: string | null;
  readonly removeLabel: string;
};

/** A gift card that is to pay, with what is left on it or why it pays nothing (ORD-123). */
export type ShownCard = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly isProblem: boolean;
  readonly removeLabel: string;
};

export type ShownLine = {
  readonly id: string;
  readonly title: string;
  /** Null for a product without a page. */
  readonly href: string | null;
  readonly image: ImageValue | null;
  readonly options: string;
  readonly answers: readonly { readonly label: string; readonly answer: string }[];
  readonly unitPrice: string;
  readonly amount: string;
  readonly pieces: number;
  readonly most: number;
  readonly quantityLabel: string;
  readonly removeLabel: string;
  readonly problem: {
    readonly text: string;
    /** So many can be had: a button takes them. */
    readonly take: { readonly pieces: number; readonly label: string } | null;
  } | null;
};
