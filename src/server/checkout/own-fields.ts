import { askedFields, ownFieldOf } from '#domain/checkout/own-field.ts';
import { FIELD_KIND_RULES } from '#domain/forms/field-kinds.ts';
import type { FieldValue, FormValues } from '#domain/forms/field-value.ts';
import type { PublishedField } from '#domain/forms/form-field.ts';
import { hasValueShape } from '#domain/forms/has-value-shape.ts';
import { readFieldValue } from '#domain/forms/read-field-value.ts';
import { MASKED_PASSWORD, summarizeValue } from '#domain/forms/summarize-value.ts';
import { isEmptyValue, validateField } from '#domain/forms/validate-field.ts';
import { MAX_ORDER_FIELD_LENGTH, type OrderField } from '#domain/orders/order-field.ts';
import { forms } from '#messages/en/forms.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { CheckoutPart } from '#views/checkout/checkout-state.ts';
import type { Problems } from './fields.ts';
import type { OpenCheckout } from './open-checkout.ts';
import { ownFieldPart } from './own-field-part.ts';

/** What the owner asks besides, as controls of the page (ORD-22). */
export function ownFieldParts(
  visit: ShopVisit,
  { rules, entries }: OpenCheckout,
  problems: Problems,
): readonly CheckoutPart[] {
  return askedFields(rules.ownFields).flatMap((field) => {
    const value = entries.fields[field.id];
    return ownFieldPart(visit, field, { value, problem: problems[problemName(field)] }) ?? [];
  });
}

/** Fields that buyers do not see, with their values (FBLD-19). */
export function hiddenFields({ rules }: OpenCheckout): Readonly<Record<string, string>> {
  const hidden = askedFields(rules.ownFields).filter(({ kind }) => kind === 'hidden');
  return Object.fromEntries(hidden.map(({ id, value }) => [id, value]));
}

/** What was posted, by the names of the controls. */
export function readOwnFields({ entries }: ShopVisit, { rules }: OpenCheckout): FormValues {
  const posted = entries.map(([name, text]) => [name, cleanText(text)] as const);
  return Object.fromEntries(
    askedFields(rules.ownFields).flatMap((field) => {
      // A statement that was not answered is sent as an empty text.
      const own = field.kind === 'likert' ? posted.filter(([, text]) => text !== '') : posted;
      const value = readFieldValue(field.kind, field.id, own);
      return value === undefined || !hasValueShape(field.kind, value) ? [] : [[field.id, value] as const];
    }),
  );
}

/** The same without what is not kept: passwords are secrets of the buyer’s (FBLD-44). */
export function keptFields({ rules }: OpenCheckout, values: FormValues): FormValues {
  const secret = new Set(
    askedFields(rules.ownFields).flatMap(({ id, kind }) => (kind === 'password' ? id : [])),
  );
  return Object.fromEntries(Object.entries(values).filter(([id]) => !secret.has(id)));
}

/** What is wrong with them, as in forms, by the names of the controls (ORD-22, ORD-25). */
export function ownFieldProblems({ rules }: OpenCheckout, values: FormValues): Problems {
  return Object.fromEntries(
    askedFields(rules.ownFields).flatMap((field) => {
      const value = values[field.id] ?? '';
      const isLong = summarizeValue(field.kind, value).length > MAX_ORDER_FIELD_LENGTH;
      const problem = validateField(field, value) ?? (isLong ? forms.tooLong : null);
      return problem === null ? [] : [[problemName(field), problem] as const];
    }),
  );
}

/** The answers as the order keeps them: under the ids and titles of now; what was left out is not among them. */
export function orderFields(
  { translate }: ShopVisit,
  { rules }: OpenCheckout,
  values: FormValues,
): readonly OrderField[] {
  return askedFields(rules.ownFields).flatMap((field) => {
    const value = values[field.id];
    const stored = ownFieldOf(rules.ownFields, field.id);
    if (stored === undefined || value === undefined || isEmptyValue(value)) return [];
    const { id, isInMails } = stored;
    const answer = answerText(field, value, translate);
    return answer === '' ? [] : [{ id, title: field.title, answer, isInMails }];
  });
}

function answerText({ kind }: PublishedField, value: FieldValue, translate: ShopVisit['translate']): string {
  return kind === 'password' ? MASKED_PASSWORD : summarizeValue(kind, value, translate);
}

/** Problems are told by the name of the first control. */
function problemName({ id, kind }: PublishedField): string {
  return FIELD_KIND_RULES[kind].shape === 'none' ? '' : id;
}

/** Without control characters other than tab and line breaks, which the database refuses. */
function cleanText(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '').toWellFormed();
}
