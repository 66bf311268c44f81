import type { FormValues } from '#domain/forms/field-value.ts';
import type { PublishedField } from '#domain/forms/form-field.ts';
import { isGift } from '#server/carts/is-gift.ts';
import { ownCartOf } from '#server/carts/own-cart.ts';
import { readFormAnswers } from '#server/shop-pages/form-answers.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { checkoutSecretHash } from './checkout-cookie.ts';
import { findCheckout } from './queries.ts';

/** What the form of a donation page holds, by the names of its controls. */
export interface GiftEntries {
  readonly text: (name: string) => string;
  /** To what the fund asks. */
  readonly answers: FormValues;
}

/** By it what was kept names the page that it was entered on. */
const PAGE = 'donatePageId';
const KEPT = ['amount', 'other', 'frequency', 'fee', 'anonymous'] as const;

/** What was posted. */
export function postedGift(visit: ShopVisit, questions: readonly PublishedField[]): GiftEntries {
  return { text: visit.posted, answers: readFormAnswers(visit, questions) };
}

/** What is kept beside whom it is from, so that it can be changed; passwords are secrets of the donor’s (FBLD-44). */
export function giftFields(
  pageId: string,
  { text, answers }: GiftEntries,
  questions: readonly PublishedField[],
): FormValues {
  const secret = new Set(questions.flatMap(({ id, kind }) => (kind === 'password' ? id : [])));
  return {
    ...Object.fromEntries(Object.entries(answers).filter(([id]) => !secret.has(id))),
    ...Object.fromEntries(KEPT.map((name) => [name, text(name)])),
    [PAGE]: pageId,
  };
}

/** What was entered on the page before, as long as it is not given: whoever comes back changes it (ORD-25). */
export async function keptGift(
  { services, siteId, request }: ShopVisit,
  pageId: string,
): Promise<GiftEntries> {
  const cart = await ownCartOf(services, siteId, request);
  const secretHash = checkoutSecretHash(services.config, request);
  if (cart === null || cart.isPurchased || !isGift(cart) || secretHash === null) return NOTHING;
  const kept = await findCheckout(services.db, { siteId, cartId: cart.id, secretHash }, services.now());
  if (kept === null || kept.fields[PAGE] !== pageId) return NOTHING;
  const { fields, contact, billing, note } = kept;
  const texts: Readonly<Record<string, unknown>> = {
    ...fields,
    email: contact.email,
    message: note,
    ...Object.fromEntries(Object.entries(billing ?? {}).map(([name, value]) => [`billing-${name}`, value])),
  };
  const text = (name: string) => {
    const value = texts[name];
    return typeof value === 'string' ? value : '';
  };
  return { text, answers: fields };
}

const NOTHING: GiftEntries = { text: () => '', answers: {} };
