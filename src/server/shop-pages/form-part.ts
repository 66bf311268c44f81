import { FIELD_KIND_RULES } from '#domain/forms/field-kinds.ts';
import type { FieldValue } from '#domain/forms/field-value.ts';
import type { FieldKind, PublishedField } from '#domain/forms/form-field.ts';
import { LIKERT_SCALE } from '#domain/forms/likert-scale.ts';
import { controlName } from '#domain/forms/read-field-value.ts';
import { MERIDIEMS, partAutocomplete, partLabel, shownParts } from '#domain/forms/shown-parts.ts';
import { MAX_ORDER_FIELD_LENGTH } from '#domain/orders/order-field.ts';
import { checkout } from '#messages/en/checkout.ts';
import { fill, type Words } from '#messages/message.ts';
import type { ShopVisit } from './shop-visit.ts';
import type { CheckoutField, CheckoutPart, GroupPart } from '#views/checkout/checkout-state.ts';

interface Answered {
  readonly value: FieldValue | undefined;
  readonly problem: Words | undefined;
}

/** The control that fits each kind of one text. */
const TEXT_KINDS: Readonly<Partial<Record<FieldKind, CheckoutField['kind']>>> = {
  textarea: 'area',
  email: 'email',
  number: 'number',
  currency: 'number',
  website: 'url',
  password: 'password',
  select: 'select',
};
/** Kinds whose parts are digits. */
const OF_DIGITS: readonly FieldKind[] = ['date', 'time', 'phone'];

/** A field of a form as pages of the shop show it (ORD-03, ORD-22); null for one that buyers do not see. */
export function formPart(
  visit: ShopVisit,
  field: PublishedField,
  { value, problem }: Answered,
): CheckoutPart | null {
  const { translate, published } = visit;
  const { kind, id, title, description, required: isRequired } = field;
  const text = description === '' ? null : description;
  const label = isRequired ? title : translate(fill(checkout.optional, { label: title }));
  const said = problem === undefined ? null : translate(problem);
  const group = (more: Partial<GroupPart>): GroupPart => ({
    kind: 'group',
    name: id,
    legend: label,
    text,
    isRequired,
    problem: said,
    fields: [],
    boxes: null,
    ...more,
  });
  const control = (name: string, more: Partial<CheckoutField>): CheckoutField => ({
    name,
    kind: 'text',
    label: '',
    value: '',
    autocomplete: 'off',
    isRequired,
    maxLength: MAX_ORDER_FIELD_LENGTH,
    problem: null,
    hint: null,
    options: [],
    ...more,
  });
  if (kind === 'hidden') return null;
  if (kind === 'section') return { kind: 'text', title, text: description };
  if (kind === 'radio' || kind === 'checkbox') {
    const chosen = Array.isArray(value) ? (value as readonly string[]) : [value];
    const options = field.options.map((option) => ({ value: option, isChosen: chosen.includes(option) }));
    return group({ boxes: { type: kind, options } });
  }
  if (kind === 'likert') {
    const steps = LIKERT_SCALE.map((step) => ({ value: String(step.value), label: translate(step.label) }));
    const answers = scaleOf(value);
    return group({
      fields: field.options.map((statement) =>
        control(controlName(id, statement), {
          kind: 'select',
          label: statement,
          value: String(answers[statement] ?? ''),
          options: steps,
        }),
      ),
    });
  }
  const { parts, shape } = FIELD_KIND_RULES[kind];
  if (shape === 'parts') {
    const { language } = published.loaded.shell.settings;
    const values = Array.isArray(value) ? (value as readonly string[]) : [];
    return group({
      fields: shownParts(field, language).map((part) => {
        const name = partLabel(field, part);
        const isHalf = part === 'Ampm';
        return control(controlName(id, part), {
          kind: isHalf ? 'select' : OF_DIGITS.includes(kind) ? 'digits' : 'text',
          label: name === null ? part : translate(name),
          value: values[parts.indexOf(part)] ?? '',
          autocomplete: partAutocomplete(field, part),
          isRequired: isRequired && part !== 'Line2',
          options: isHalf ? MERIDIEMS.map((half) => ({ value: half, label: half })) : [],
        });
      }),
    });
  }
  const isPassword = kind === 'password';
  return {
    kind: 'fields',
    legend: null,
    fields: [
      control(id, {
        kind: TEXT_KINDS[kind] ?? 'text',
        label: kind === 'currency' && field.symbol !== '' ? `${label} (${field.symbol})` : label,
        value: typeof value === 'string' && !isPassword ? value : '',
        autocomplete:
          kind === 'email' ? 'email' : isPassword ? 'new-password' : kind === 'website' ? 'url' : 'off',
        ...(kind === 'textarea' ? { maxLength: field.maxLength } : {}),
        problem: said,
        hint: text,
        ...(field.placeholder === '' ? {} : { placeholder: field.placeholder }),
        options: field.options.map((option) => ({ value: option, label: option })),
      }),
    ],
  };
}

function scaleOf(value: FieldValue | undefined): Readonly<Record<string, number>> {
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Readonly<Record<string, number>>)
    : {};
}
