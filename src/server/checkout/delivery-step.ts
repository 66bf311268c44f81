import type { FastifyReply } from 'fastify';
import { addressProblems, tidyAddress } from '#domain/addresses/address.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import type { QuotedOption } from '#domain/pricing/quote-delivery.ts';
import { checkout } from '#messages/en/checkout.ts';
import { forms } from '#messages/en/forms.ts';
import { fill, type Words } from '#messages/message.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { CheckoutPart } from '#views/checkout/checkout-state.ts';
import { fieldOf, named, type Problems } from './fields.ts';
import { keepEntries, placeOf, withEntries, type OpenCheckout } from './open-checkout.ts';
import { setDelivery } from './queries.ts';
import {
  addressPart,
  defaultAddress,
  enteredAddress,
  keepAddress,
  savedOffer,
  stepAgain,
} from './saved-addresses.ts';
import { sendStep } from './send-step.tsx';

/** Of the choice between an address and the places where an order can be fetched. */
const SEND = 'send';

/** The step with the default address of a member filled in, and the ways there; nothing is kept before it is sent (ORD-146). */
export async function withDefaultDelivery(visit: ShopVisit, open: OpenCheckout): Promise<OpenCheckout> {
  const delivery = defaultAddress(await savedOffer(visit, open.countries), open.entries.delivery);
  return delivery === null ? open : withEntries(visit, open, { ...open.entries, delivery });
}

/** Where the order goes and how (ORD-19 to ORD-21, ORD-57 to ORD-63). */
export async function deliveryStep(
  visit: ShopVisit,
  open: OpenCheckout,
  problems: Problems = {},
  faults: readonly Words[] = [],
): Promise<FastifyReply> {
  const { translate } = visit;
  const { entries, found, countries, isPickup, rules } = open;
  const { options, pickups } = waysOf(open);
  const hasPlace = placeOf(tidyAddress(entries.delivery)) !== null;
  const mayBeSent = countries.size > 0;
  const parts: CheckoutPart[] = [];
  if (pickups.length > 0) {
    const chosen = isPickup
      ? (found.cart.chosenOptionId ?? SEND)
      : mayBeSent
        ? SEND
        : (pickups[0]?.id ?? SEND);
    const send = { value: SEND, label: translate(checkout.sendIt), note: '', price: '' };
    parts.push({
      kind: 'choice',
      name: 'way',
      legend: translate(checkout.received),
      text: translate(checkout.pickupText),
      value: chosen,
      options: [...(mayBeSent ? [send] : []), ...pickups.map((option) => choiceOf(visit, open, option))],
    });
    const phone = fieldOf(visit, 'phone', {
      kind: 'tel',
      label: checkout.phone,
      value: entries.contact.phone,
      autocomplete: 'tel',
      isRequired: isPickup || rules.settings.phone === 'required',
      problem: problems['phone'],
    });
    parts.push({ kind: 'fields', legend: null, fields: [phone] });
  }
  parts.push(
    addressPart(visit, await savedOffer(visit, countries), {
      of: 'shipping',
      legend: translate(checkout.deliveryAddress),
      box: null,
      address: entries.delivery,
      countries,
      settings: rules.settings,
      problems,
    }),
  );
  if (hasPlace && !isPickup && options.length > 0) {
    const selected = options.find(({ id }) => id === found.priced.selectedShippingOption?.id) ?? options[0];
    parts.push({
      kind: 'choice',
      name: 'option',
      legend: translate(checkout.deliveryOptions),
      text: null,
      value: selected?.id ?? '',
      options: options.map((option) => choiceOf(visit, open, option)),
    });
  }
  return sendStep(visit, open, {
    step: 'delivery',
    parts,
    hidden: { quoted: placeKey(open) },
    notices: found.priced.hasLostShippingOption ? [checkout.lostOption] : [],
    faults,
    submit: checkout.toPayment,
  });
}

export async function enterDelivery(visit: ShopVisit, open: OpenCheckout): Promise<FastifyReply> {
  const { posted, services, siteId } = visit;
  const cartId = open.found.cart.id;
  const way = posted('way');
  const { pickups } = waysOf(open);
  const pickup = pickups.find(({ id }) => id === way);
  const phone = pickups.length > 0 ? posted('phone').trim() : open.entries.contact.phone;
  const saved = await savedOffer(visit, open.countries);
  const { address: delivery, isAsked } = enteredAddress(visit, 'shipping', saved);
  const entries = { ...open.entries, delivery, contact: { ...open.entries.contact, phone } };
  const choose = async (optionId: string | null) =>
    setDelivery(services.db, { siteId, cartId }, { optionId, place: placeOf(delivery) });
  if (pickup !== undefined) {
    await choose(pickup.id);
    const kept = await keepEntries(visit, open, entries);
    if (kept?.isBuyable !== true) return leadTo(visit, '/cart');
    if (posted('act') === 'country' || !isAsked) {
      return leadTo(visit, stepAgain(visit, '/checkout/delivery', 'shipping'));
    }
    const problems: Problems = {
      ...(delivery.name === '' ? { 'shipping-name': required(checkout.name) } : {}),
      ...(phone === '' ? { phone: required(checkout.phone) } : {}),
    };
    if (Object.keys(problems).length > 0) return deliveryStep(visit, kept, problems);
    await keepAddress(visit, 'shipping', delivery);
    return leadTo(visit, '/checkout/payment');
  }
  const shown = placeKey(open);
  // Of ways to send it, the one that was chosen; what cannot be meant any more is left to the next page.
  const chosen = open.isPickup ? null : open.found.cart.chosenOptionId;
  const option = posted('option') === '' ? chosen : posted('option');
  // To an address that is not entered yet, nothing is chosen that could be lost.
  await choose(isAsked ? option : null);
  const kept = await keepEntries(visit, open, entries);
  if (kept?.isBuyable !== true) return leadTo(visit, '/cart');
  if (posted('act') === 'country' || !isAsked) {
    return leadTo(visit, stepAgain(visit, '/checkout/delivery', 'shipping'));
  }
  const problems = named('shipping', addressProblems(delivery, kept.countries));
  if (Object.keys(problems).length > 0) return deliveryStep(visit, kept, problems);
  const { options } = waysOf(kept);
  const cheapest = options[0];
  if (cheapest === undefined) {
    const isTogether = kept.found.priced.deliveryProblem === 'together';
    return deliveryStep(visit, kept, {}, [isTogether ? checkout.notTogether : checkout.notThere]);
  }
  await keepAddress(visit, 'shipping', delivery);
  const taken = options.find(({ id }) => id === kept.found.cart.chosenOptionId) ?? cheapest;
  await choose(taken.id);
  // Other ways than those that were shown: the buyer sees them before they go on (ORD-63).
  const isSeen = posted('quoted') === placeKey(kept) && shown === placeKey(kept);
  return leadTo(visit, isSeen || options.length === 1 ? '/checkout/payment' : '/checkout/delivery#option');
}

function required(title: Words): Words {
  return fill(forms.required, { title });
}

/** What is sent, and what is fetched; the cheapest first (ORD-63). */
function waysOf({ found }: OpenCheckout) {
  const { shippingOptions } = found.priced;
  return {
    options: shippingOptions.filter(({ isPickup }) => !isPickup),
    pickups: shippingOptions.filter(({ isPickup }) => isPickup),
  };
}

function choiceOf({ translate }: ShopVisit, { rules }: OpenCheckout, option: QuotedOption) {
  const { id, name, description, estimate, priceCents } = option;
  return {
    value: id,
    label: name,
    note: [description, estimate].filter((text) => text !== '').join(' · '),
    price: priceCents === 0 ? translate(checkout.free) : formatMoney(moneyValue(priceCents, rules.currency)),
  };
}

/** Tells which ways were shown: those for this place. */
function placeKey({ entries }: OpenCheckout): string {
  const place = placeOf(tidyAddress(entries.delivery));
  return place === null ? '' : [place.country, place.region ?? '', place.postalCode ?? ''].join(' ');
}
