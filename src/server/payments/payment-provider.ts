import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { PaymentFailure } from '#domain/orders/payment-failure.ts';
import type { RefundStatus } from '#domain/orders/refund-status.ts';
import type { Services } from '#server/platform/services.ts';
import type { PaymentAccount } from './payment-account.ts';

/**
 * What became of an attempt to pay, in words that all providers share. 'waiting': for the seller, who says when the money
 * has come. 'asking': written before the provider is asked, whose answer is not known yet (ORD-160).
 */
export const PAYMENT_STATUSES = [
  'asking',
  'needs-method',
  'needs-confirmation',
  'waiting',
  'processing',
  'succeeded',
  'failed',
  'canceled',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * Where the buyer pays: on the provider's own page, in its fields within the checkout (ORD-74), or by what they keep at it
 * (ORD-146). 'renewal': by what they keep, while nobody is there who could answer a bank (ORD-110, ORD-113).
 */
export type PaymentWay = 'page' | 'fields' | 'kept' | 'renewal';

/** Those of which a provider has to be asked again. */
export const OPEN_STATUSES = ['asking', 'needs-method', 'needs-confirmation', 'processing'] as const;

/** Where a refund stands now. */
export interface RefundState {
  /** By which it was asked for; null where it was made at the provider itself. */
  readonly key: string | null;
  readonly providerId: string | null;
  readonly amount: number;
  readonly status: RefundStatus;
}

/** What a bank asks back (ORD-82). */
export interface DisputeState {
  readonly providerId: string;
  readonly amount: number;
  /** In the provider's own word. */
  readonly reason: string;
  readonly evidenceDue: Date | null;
  readonly state: 'open' | 'won' | 'lost';
}

/** All that is known of a card (ORD-75). */
export type PaymentMethod = { readonly brand: string; readonly last4: string; readonly expires: string };

/** Where a payment stands now, never what changed (ORD-164). Whole minor units. */
export interface PaymentState {
  readonly status: PaymentStatus;
  /** All that was paid by this attempt so far. */
  readonly paid: number;
  /** All its refunds, or those that are known; absent: as they are. */
  readonly refunds?: readonly RefundState[];
  readonly disputes?: readonly DisputeState[];
  readonly method?: PaymentMethod | null;
  readonly failure?: PaymentFailure | null;
}

/** What a provider keeps of a member to pay with again, by its own ids (ORD-146). */
export interface KeptMethod {
  readonly customerId: string;
  readonly methodId: string;
  readonly method: PaymentMethod;
}

/** A member who pays with what is kept, or asked to keep it. */
export interface PayingCustomer {
  /** Null as long as the provider does not know them. */
  readonly customerId: string | null;
  /** With what is kept; null: with something else. */
  readonly methodId: string | null;
  readonly keeps: boolean;
  /** It is charged again while nobody is there: it begins a subscription (ORD-110). */
  readonly isForLater?: true;
}

/** Whose account is used. */
export interface ProviderAccess {
  readonly services: Services;
  readonly siteId: SiteId;
  /** Null for a provider that needs none. */
  readonly account: PaymentAccount | null;
}

/** What a provider is asked to take, the same in each call of one key (ORD-79). */
export interface PaymentAttempt {
  readonly id: string;
  readonly key: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly email: string;
  readonly description: string;
  readonly askedAt: Date;
  /** Where the provider leads the buyer back to. */
  readonly returnUrl: string;
  readonly way: PaymentWay;
  /** Null for who keeps nothing. */
  readonly customer: PayingCustomer | null;
}

/** A payment that a provider knows. */
export interface KnownPayment {
  readonly providerId: string;
  readonly amount: number;
}

export interface StartedPayment {
  readonly providerId: string;
  /** A second id by which messages name it; null where there is none yet. */
  readonly intentId: string | null;
  readonly state: PaymentState;
  /** Where the buyer pays; null where there is nothing for them to do. */
  readonly payUrl: string | null;
  /** With which the provider's script in the buyer's browser goes on; null where nothing is entered in its fields. */
  readonly fieldsSecret: string | null;
  /** Of a member who keeps something there; null otherwise. */
  readonly customerId: string | null;
  /** What the provider keeps from now on; null as long as nothing was paid. */
  readonly kept: KeptMethod | null;
}

/** Whose pages, scripts and answers the payment step of the checkout needs, as sources of a content security policy. */
export interface ProviderOrigins {
  /** Where its form may lead on to. */
  readonly pages: readonly string[];
  /** Of its fields; empty where there are none. */
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
}

/**
 * What came of a call. 'unreachable': nobody knows whether anything happened, so that it is asked again, with the same key
 * (ORD-79, ORD-166). 'refused': it was understood, and nothing happened.
 */
export type ProviderAnswer<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly failure: PaymentFailure };

/** A message of a provider that is genuine: its id, and the ids of what it may be about. */
export interface ProviderMessage {
  readonly id: string;
  readonly kind: string;
  readonly about: readonly string[];
}

/** A payment of this site that a provider lists, by the key that it was asked with. */
export interface ListedPayment {
  readonly key: string;
  readonly providerId: string;
  readonly currency: CurrencyCode;
  /** All that was paid by it. */
  readonly paid: number;
  readonly at: Date;
  /** Nobody but this site can have begun it: an account may serve several. */
  readonly isKnownOurs: boolean;
}

/** A refund that a provider lists, of whichever payment of the account. */
export interface ListedRefund extends Omit<RefundState, 'providerId'> {
  readonly providerId: string;
  /** The payment by the id that is listed. */
  readonly paymentId: string;
  readonly at: Date;
}

/** What a provider has taken and given back (ORD-168). */
export interface ListedAtProvider {
  /** From here on it is whole: the moment that was asked for, or a later one where there is too much. */
  readonly since: Date;
  readonly payments: readonly ListedPayment[];
  readonly refunds: readonly ListedRefund[];
}

/** Calls of a provider: each within a time limit, none within a transaction. */
export interface ProviderCalls {
  /** Begins an attempt, or says where it stands that was begun with the same key. */
  start(access: ProviderAccess, attempt: PaymentAttempt): Promise<ProviderAnswer<StartedPayment>>;
  fetch(access: ProviderAccess, payment: KnownPayment): Promise<ProviderAnswer<StartedPayment>>;
  /** Ends an attempt that was not paid; answers where it stands, which may be that it was paid after all (ORD-87). */
  cancel(access: ProviderAccess, payment: KnownPayment): Promise<ProviderAnswer<PaymentState>>;
  refund(
    access: ProviderAccess,
    payment: KnownPayment,
    refund: { readonly key: string; readonly amount: number },
  ): Promise<ProviderAnswer<RefundState>>;
  /**
   * All payments and refunds that were made since a moment, to be compared with what stands here (ORD-168). Null for one that
   * keeps them in this database.
   */
  readonly list: ((access: ProviderAccess, since: Date) => Promise<ProviderAnswer<ListedAtProvider>>) | null;
  /** The header of its messages that proves them; null: it sends none. */
  readonly signatureHeader: string | null;
  /** Null where it is not genuine or too old (ORD-78). `now` in milliseconds, by the database's clock. */
  readMessage(
    access: ProviderAccess,
    message: { readonly body: Buffer; readonly signature: string; readonly now: number },
  ): Promise<ProviderMessage | null>;
}

/** What members keep at a provider, shown and removed by them (ORD-146). */
export interface KeepingCalls {
  /** Begins to add one on the provider's page; `key` makes it once. */
  add(access: ProviderAccess, adding: AddingMethod): Promise<ProviderAnswer<string>>;
  /** Begins to add one in the provider's fields within the page, which go on with the secret (MEMB-52). */
  addInFields(
    access: ProviderAccess,
    adding: AddingMethod,
  ): Promise<ProviderAnswer<{ readonly id: string; readonly secret: string }>>;
  /** What was added there, by the id with which the provider leads back; null where nothing was, refused where it was declined. */
  added(access: ProviderAccess, customerOf: string, id: string): Promise<ProviderAnswer<KeptMethod | null>>;
  /** It cannot be paid with any more. `refused` where there is none such. */
  remove(access: ProviderAccess, methodId: string): Promise<ProviderAnswer<null>>;
  /** With all that they keep. */
  removeCustomer(access: ProviderAccess, customerId: string): Promise<ProviderAnswer<null>>;
}

export interface AddingMethod {
  readonly key: string;
  readonly memberId: string;
  readonly customerId: string | null;
  readonly currency: CurrencyCode;
  readonly returnUrl: string;
}

/** What orders know of a provider: each is one folder (ORD-69). */
export interface PaymentProvider {
  readonly id: string;
  /** Its name, as buyers know it; empty where it has none. */
  readonly brand: string;
  /** `all`, or those it takes. */
  readonly currencies: 'all' | readonly CurrencyCode[];
  /** The smallest and the largest amount it takes in a currency. */
  readonly limits: (currency: CurrencyCode) => { readonly min: number; readonly max: number };
  /** It has fields within the checkout, where the account has a key for them (ORD-74). */
  readonly embeds: boolean;
  readonly redirects: boolean;
  /** Null: members keep nothing there (ORD-146). */
  readonly keeping: KeepingCalls | null;
  readonly refundsPartly: boolean;
  /** It pays test orders, and no others (ORD-71). */
  readonly isForTestOrders: boolean;
  /** It takes money by an account of the site, which has to be connected. */
  readonly needsAccount: boolean;
  /** What of it buyers meet; null where that is nothing of others. */
  readonly origins: ((config: Services['config']) => ProviderOrigins) | null;
  /** Null: nobody is asked, orders are received before they are paid, and the seller says when the money has come. */
  readonly calls: ProviderCalls | null;
}
