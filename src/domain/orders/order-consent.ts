/** What a buyer agreed to, with the text that was shown, its version and the moment (ORD-23). */
export type OrderConsent = {
  readonly kind: string;
  readonly isGiven: boolean;
  readonly text: string;
  readonly version: string;
  readonly at: string;
};
