/** The kinds of fields a form can have (FBLD-01 to FBLD-19), in the order the editor offers them. */
export const FIELD_KINDS = [
  'text',
  'textarea',
  'email',
  'name',
  'phone',
  'address',
  'number',
  'currency',
  'website',
  'twitter',
  'password',
  'date',
  'time',
  'radio',
  'checkbox',
  'select',
  'likert',
  'section',
  'hidden',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/**
 * A field of a form as it is stored. Which of the settings a kind uses is among its rules in `field-kinds.ts`;
 * the others keep their empty value.
 */
export type FormField = {
  /** Stays the same when the field is edited or moved (FBLD-29); unique within the form. */
  readonly id: string;
  readonly kind: FieldKind;
  /** Of every field except `hidden` (FBLD-22). */
  readonly title: string;
  readonly description: string;
  readonly required: boolean;
  readonly placeholder: string;
  /** Whole characters from 1 to 10000; 0 for no limit (FBLD-35, FBLD-37). */
  readonly maxLength: number;
  /** Of `currency`: up to 3 characters (FBLD-24). */
  readonly symbol: string;
  /** Of `phone`: whether the country code is asked for (FBLD-42). */
  readonly showCountryCode: boolean;
  /** Choices, or the statements of a `likert` field (FBLD-15 to FBLD-18). */
  readonly options: readonly string[];
  /** Of `section`: a line under it (FBLD-12). */
  readonly underline: boolean;
  /** Of `hidden` (FBLD-19). */
  readonly key: string;
  readonly value: string;
};

/** A field as it stands on a published page: its id is the element's id and the key of its value (FORM-01). */
export type PublishedField = FormField & { readonly id: string };

/** Limits of a form (FBLD-30, FBLD-37). */
export const MAX_FIELDS = 100;
export const MAX_OPTIONS = 100;
export const MAX_MAX_LENGTH = 10_000;
/** Longest answer of one part that is kept, in characters, where the field has no limit of its own. */
export const MAX_ANSWER_LENGTH = 100_000;
