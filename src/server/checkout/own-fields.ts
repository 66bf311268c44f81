import { askedFields, ownFieldOf } from '#domain/checkout/own-field.ts';
import type { FormValues } from '#domain/forms/field-value.ts';
import type { OrderField } from '#domain/orders/order-field.ts';
import { answerText, formProblems, readFormAnswers } from '#server/shop-pages/form-answers.ts';
import { formPart } from '#server/shop-pages/form-part.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { CheckoutPart } from '#views/checkout/checkout-state.ts';
import type { Problems } from './fields.ts';
import type { OpenCheckout } from './open-checkout.ts';

/** What the owner asks besides, as controls of the page (ORD-22). */
export function ownFieldParts(
  visit: ShopVisit,
  { rules, entries }: OpenCheckout,
  problems: Problems,
): readonly CheckoutPart[] {
  return askedFields(rules.ownFields).flatMap((field) => {
    const value = entries.fields[field.id];
    return formPart(visit, field, { value, problem: problems[field.id] }) ?? [];
  });
}

/** Fields that buyers do not see, with their values (FBLD-19). */
export function hiddenFields({ rules }: OpenCheckout): Readonly<Record<string, string>> {
  const hidden = askedFields(rules.ownFields).filter(({ kind }) => kind === 'hidden');
  return Object.fromEntries(hidden.map(({ id, value }) => [id, value]));
}

/** What was posted, by the names of the controls. */
export function readOwnFields(visit: ShopVisit, { rules }: OpenCheckout): FormValues {
  return readFormAnswers(visit, askedFields(rules.ownFields));
}

/** The same without what is not kept: passwords are secrets of the buyer’s (FBLD-44). */
export function keptFields({ rules }: OpenCheckout, values: FormValues): FormValues {
  const fields = askedFields(rules.ownFields);
  const secret = new Set(fields.flatMap(({ id, kind }) => (kind === 'password' ? id : [])));
  return Object.fromEntries(Object.entries(values).filter(([id]) => !secret.has(id)));
}

/** What is wrong with them, as in forms, by the names of the controls (ORD-22, ORD-25). */
export function ownFieldProblems({ rules }: OpenCheckout, values: FormValues): Problems {
  return formProblems(askedFields(rules.ownFields), values);
}

/** The answers as the order keeps them: under the ids and titles of now; what was left out is not among them. */
export function orderFields(
  { translate }: ShopVisit,
  { rules }: OpenCheckout,
  values: FormValues,
): readonly OrderField[] {
  return askedFields(rules.ownFields).flatMap((field) => {
    const stored = ownFieldOf(rules.ownFields, field.id);
    const answer = answerText(field, values[field.id], translate);
    if (stored === undefined || answer === '') return [];
    return [{ id: stored.id, title: field.title, answer, isInMails: stored.isInMails }];
  });
}
