import type { PayRequest } from '#domain/page-runtime/shop-app.ts';

type PageWindow = Window & typeof globalThis;

/** Fields of a payment provider within a page of the shop (ORD-74). */
export interface PagePayment<State> {
  /** Whether they come with what is shown now: their page is asked for anew, since the one before lets no script of others in. */
  readonly changes: (before: State, now: State) => boolean;
  /** After what is shown has changed, or what is chosen. */
  readonly shown: (page: PageWindow, root: HTMLElement, state: State) => void;
  /** What the form says besides when its button is pressed; null where something in the fields is wrong, so that it is not sent. */
  readonly prepare: (
    page: PageWindow,
    root: HTMLElement,
    state: State,
  ) => Promise<Readonly<Record<string, string>> | null>;
  /** Pays what the server has begun; it is asked afterwards. */
  readonly confirm: (page: PageWindow, request: PayRequest) => Promise<void>;
  /** What is told meanwhile. */
  readonly words: (state: State) => string;
}
