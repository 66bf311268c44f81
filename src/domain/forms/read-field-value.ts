import { FIELD_KIND_RULES } from './field-kinds.ts';
import { FIELD_KINDS, type FieldKind } from './form-field.ts';
import type { FieldValue } from './field-value.ts';

/**
 * Names of a field's controls: its id for one value, `id:Part` for a part of a composite kind, `id:statement` for an
 * answer on the likert scale. The same entries come from the browser's form and from a form posted without scripts.
 */
export function controlName(fieldId: string, part: string): string {
  return `${fieldId}:${part}`;
}

/** The kind by the classes in the markup; a field without a known class is one text (FORM-02, FORM-03). */
export function kindOfClasses(classes: Iterable<string>): FieldKind {
  for (const name of classes) {
    const kind = FIELD_KINDS.find((each) => FIELD_KIND_RULES[each].markupClass === name);
    if (kind !== undefined) return kind;
  }
  return 'text';
}

/**
 * A field's value out of the entries of a form (FORM-08, FORM-10 to FORM-22); undefined for a kind without one.
 * Parts that are not asked for, such as a phone's country, stay empty (FORM-13).
 */
export function readFieldValue(
  kind: FieldKind,
  fieldId: string,
  entries: readonly (readonly [name: string, value: string])[],
): FieldValue | undefined {
  const rules = FIELD_KIND_RULES[kind];
  const own = entries.filter(([name]) => name === fieldId).map(([, value]) => value);
  switch (rules.shape) {
    case 'none':
      return undefined;
    case 'text':
      return own[0] ?? '';
    case 'ticked':
      return own;
    case 'parts':
      return rules.parts.map(
        (part) => entries.find(([name]) => name === controlName(fieldId, part))?.[1] ?? '',
      );
    case 'scale': {
      const prefix = `${fieldId}:`;
      return Object.fromEntries(
        entries
          .filter(([name]) => name.startsWith(prefix))
          .map(([name, value]) => [name.slice(prefix.length), Number(value)]),
      );
    }
  }
}

/** A phone of three values gets an empty country in front, so that it always has its four parts (FORM-13, FBLD-41). */
export function withAllParts(kind: FieldKind, values: readonly string[]): readonly string[] {
  return kind === 'phone' && values.length === 3 ? ['', ...values] : values;
}
