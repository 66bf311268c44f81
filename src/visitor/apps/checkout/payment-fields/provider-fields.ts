import type { PayFields } from '#views/checkout/checkout-state.ts';

/** The fields of a provider as they stand in the page: what is typed into them stays in its frames (ORD-74, ORD-75). */
export interface ProviderFields {
  /** What is to be paid has changed, or whether it is kept with what. */
  update(fields: PayFields, keeps: boolean): void;
  /** Whether all is entered that is needed; else the fields say what is wrong, and have the focus. */
  check(): Promise<boolean>;
  /** Pays what the server has begun; the bank may ask the buyer meanwhile. What came of it the server is asked. */
  confirm(secret: string, returnUrl: string): Promise<void>;
  /** Takes them away again. */
  end(): void;
}

/** Brings the fields of a provider into a place of the page; fails where its script does not come. */
export type OpenFields = (place: HTMLElement, fields: PayFields) => Promise<ProviderFields>;
