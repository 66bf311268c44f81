import { hasEnded, methodName } from '#domain/orders/method-name.ts';
import type { BegunSubscription } from '#domain/orders/begun-subscription.ts';
import { checkout } from '#messages/en/checkout.ts';
import { fill } from '#messages/message.ts';
import {
  customerOfMember,
  findOwnMethod,
  methodsOfMember,
  type OwnMethod,
} from '#server/payments/kept-methods.ts';
import type { PayingCustomer } from '#server/payments/payment-provider.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { CheckoutPart, ChoicePart } from '#views/checkout/checkout-state.ts';
import { fieldOf } from './fields.ts';
import type { OpenCheckout } from './open-checkout.ts';
import type { PaymentOffer } from './payment-fields.ts';

/** Before the id of what a member keeps, among the ways to pay. */
const KEPT = 'kept:';
/** Of the box by which a member asks to keep theirs. */
export const KEEP_FIELD = 'keep';

/** What a member can pay with again of what is offered; a card that has ended is not (ORD-146). */
export async function keptOffer(
  { services, siteId, request }: ShopVisit,
  { providers, accounts }: Pick<PaymentOffer, 'providers' | 'accounts'>,
): Promise<readonly OwnMethod[]> {
  const member = memberOf(request.caller);
  const keeping = providers.find((provider) => provider.keeping !== null);
  const account = accounts.find(({ provider }) => provider === keeping?.id);
  if (member === null || keeping === undefined || account === undefined) return [];
  const methods = await methodsOfMember(services.db, siteId, member.memberId, account.isLive);
  return methods.filter(
    ({ provider, expires }) => provider === keeping.id && !hasEnded(expires, services.now()),
  );
}

/** What is kept as ways to pay, before the others. */
export function keptOptions({ translate }: ShopVisit, kept: readonly OwnMethod[]): ChoicePart['options'] {
  return kept.map(({ id, expires, ...method }) => ({
    value: `${KEPT}${id}`,
    label: methodName(method),
    note: expires === '' ? '' : translate(fill(checkout.expires, { month: `\u2066${expires}\u2069` })),
    price: '',
  }));
}

/** The box by which a member asks to keep what they pay with; nobody else is asked. */
export function keepPart(
  visit: ShopVisit,
  { entries }: Pick<OpenCheckout, 'entries'>,
  { providers }: Pick<PaymentOffer, 'providers'>,
): readonly CheckoutPart[] {
  const isAsked =
    memberOf(visit.request.caller) !== null && providers.some(({ keeping }) => keeping !== null);
  if (!isAsked) return [];
  const box = fieldOf(visit, KEEP_FIELD, {
    kind: 'check',
    label: checkout.keepMethod,
    value: entries.choices.keepsMethod ? 'yes' : '',
    isRequired: false,
  });
  return [{ kind: 'fields', legend: null, fields: [box] }];
}

/** By what is paid that was posted: something that is kept, or a provider. */
export async function chosenMethod(
  { services, siteId, request, posted }: ShopVisit,
  { providers, accounts }: PaymentOffer,
  chosen: string,
  isForLater: boolean,
): Promise<{
  readonly provider: string;
  readonly customer: PayingCustomer | null;
  /** What a member keeps that was chosen. */
  readonly kept?: NonNullable<BegunSubscription['paidBy']>;
}> {
  const member = memberOf(request.caller);
  if (chosen.startsWith(KEPT)) {
    const method =
      member === null
        ? null
        : await findOwnMethod(services.db, siteId, member.memberId, chosen.slice(KEPT.length));
    if (method === null) return { provider: '', customer: null };
    const { provider, customerId, methodId, brand, last4, expires } = method;
    const kept = { provider, customerId, methodId, method: { brand, last4, expires } };
    return { provider, customer: { customerId, methodId, keeps: false }, kept };
  }
  const provider = providers.find(({ id }) => id === chosen);
  const keeping = provider?.keeping ?? null;
  // What is charged again is kept for it, whoever pays.
  const isKept = isForLater
    ? provider !== undefined && provider.calls !== null
    : member !== null && keeping !== null && posted(KEEP_FIELD) === 'yes';
  if (!isKept) return { provider: chosen, customer: null };
  if (member === null)
    return { provider: chosen, customer: { customerId: null, methodId: null, keeps: true } };
  const isLive = accounts.find(({ provider }) => provider === chosen)?.isLive ?? true;
  const key = { provider: chosen, memberId: member.memberId, isLive };
  const customerId = await customerOfMember(services.db, siteId, key);
  return { provider: chosen, customer: { customerId, methodId: null, keeps: true } };
}
