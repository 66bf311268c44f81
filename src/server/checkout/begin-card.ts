import type { FastifyReply } from 'fastify';
import { customerOfMember } from '#server/payments/kept-methods.ts';
import { openAccount } from '#server/payments/payment-accounts.ts';
import type { AddingMethod, ProviderAccess } from '#server/payments/payment-provider.ts';
import { findProvider } from '#server/payments/providers.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { askScriptToPay, leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { findSite } from '#server/sites/queries.ts';
import { checkoutSecretHash } from './checkout-cookie.ts';
import type { OpenCheckout } from './open-checkout.ts';
import { paysInFields, type PaymentOffer } from './payment-fields.ts';
import { keepStarting } from './queries.ts';
import type { SubmittedOrder } from './submitted-order.ts';

/** Before the submission of what waits for its card, where its provider leads back to. */
const CARD_PATH = '/checkout/card';

/**
 * Of what is tried for nothing a card is kept first, so that the charge after the trial is made by it: in the fields of the
 * provider, or on its page. What was ordered waits meanwhile, and is placed when the buyer comes back with the card
 * (MEMB-52). Null where the provider keeps none or does not answer: nothing has happened.
 */
export async function beginCard(
  visit: ShopVisit,
  { found, rules }: OpenCheckout,
  offer: PaymentOffer,
  provider: string,
  submitted: SubmittedOrder,
): Promise<FastifyReply | null> {
  const { services, siteId, request } = visit;
  const calls = findProvider(provider)?.keeping ?? null;
  const secretHash = checkoutSecretHash(services.config, request);
  if (calls === null || secretHash === null) return null;
  const cartId = found.cart.id;
  await keepStarting(services.db, { siteId, cartId, secretHash }, submitted);
  const account = await openAccount(services, siteId, provider);
  const access: ProviderAccess = { services, siteId, account };
  const { identifier } = await findSite(services.db, siteId);
  const path = `${CARD_PATH}/${encodeURIComponent(submitted.submission)}`;
  const isHere = paysInFields(visit, offer, provider);
  const adding: AddingMethod = {
    // Sent again by another way it is another call.
    key: `${siteId}:${cartId}:${submitted.submission}:${isHere ? 'fields' : 'page'}`,
    ...(await whose(visit, offer, provider, cartId)),
    currency: rules.currency,
    returnUrl: publicUrl(services.config, identifier, path),
  };
  if (!isHere) {
    const begun = await calls.add(access, adding);
    return begun.kind === 'answered' ? leadTo(visit, begun.value) : null;
  }
  const begun = await calls.addInFields(access, adding);
  if (begun.kind !== 'answered') return null;
  const { id, secret } = begun.value;
  return askScriptToPay(visit, { secret, returnPath: `${path}?added=${id}` });
}

/** Of a member among what they keep; of anybody else it is known by the cart. */
async function whose(
  { services, siteId, request }: ShopVisit,
  { accounts }: PaymentOffer,
  provider: string,
  cartId: string,
): Promise<Pick<AddingMethod, 'memberId' | 'customerId'>> {
  const member = memberOf(request.caller);
  if (member === null) return { memberId: cartId, customerId: null };
  const { memberId } = member;
  const isLive = accounts.find((account) => account.provider === provider)?.isLive ?? true;
  return {
    memberId,
    customerId: await customerOfMember(services.db, siteId, { provider, memberId, isLive }),
  };
}
