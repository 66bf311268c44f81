import { z } from 'zod';
import { isStorableText } from '#lib/storable-text.ts';
import { forms } from '#messages/en/forms.ts';
import { fill, type Words } from '#messages/message.ts';

/** Kinds of the own fields of a sign-up (MEMB-09). */
export const OWN_FIELD_KINDS = ['text', 'textarea', 'select', 'checkbox', 'date'] as const;

/** A site asks for so many at most (MEMB-09). */
export const MAX_OWN_FIELDS = 10;
export const MAX_OWN_OPTIONS = 100;
const MAX_LABEL = 100;
const MAX_TEXT = 200;
const MAX_LONG_TEXT = 2_000;

/** A field that the owner adds to the sign-up. */
export const ownFieldSchema = z.object({
  /** By which answers are kept: it never changes. */
  id: z.string().regex(/^[0-9a-f]{24}$/),
  kind: z.enum(OWN_FIELD_KINDS),
  label: z.string().trim().min(1).max(MAX_LABEL),
  isRequired: z.boolean(),
  /** Of a select. */
  options: z.array(z.string().trim().min(1).max(MAX_LABEL)).max(MAX_OWN_OPTIONS),
});
export type OwnField = z.infer<typeof ownFieldSchema>;

/** What is wrong with an answer to an own field; null where nothing is (MEMB-09). */
export function ownFieldProblem(field: OwnField, value: string): Words | null {
  const { kind, label: title, isRequired, options } = field;
  if (value === '') return isRequired ? fill(forms.required, { title }) : null;
  if (!isStorableText(value)) return fill(forms.required, { title });
  switch (kind) {
    case 'select':
      return options.includes(value) ? null : fill(forms.required, { title });
    case 'date':
      return isDay(value) ? null : fill(forms.required, { title });
    case 'text':
    case 'textarea':
    case 'checkbox':
      return null;
  }
}

/** An answer as it is kept: not longer than its field takes. */
export function keptAnswer({ kind }: OwnField, value: string): string {
  return value.slice(0, kind === 'textarea' ? MAX_LONG_TEXT : MAX_TEXT);
}

/** Whether a text is a day of the calendar, `2024-02-29`. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
