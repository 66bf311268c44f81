/** The account of a site at a provider, with its keys as they are used; they are sealed where they are stored (ORD-72). */
export interface PaymentAccount {
  readonly publicKey: string;
  readonly secretKey: string;
  /** By which messages of the provider are checked; null where it sends none. */
  readonly webhookSecret: string | null;
  readonly webhookId: string | null;
  /** Money moves; false: keys of the provider's own test mode. */
  readonly isLive: boolean;
}
