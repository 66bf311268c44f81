import { translateEnglish } from '#messages/translator.ts';
import { FIELD_KIND_LABELS } from './field-kind-labels.ts';
import type { FormField, PublishedField } from './form-field.ts';

/** Flags of the site that forms follow. */
export interface FormFlags {
  /** The form-handler flag: text boxes may have a maximum length (FBLD-31 to FBLD-33). On unless it is switched off. */
  readonly hasFormHandler?: boolean | undefined;
}

/**
 * The fields of a form as a page shows them. A field's id there is the form's id and its own, so that a copy of a form
 * on the same page has ids of its own; titles are never empty; options are neither empty nor repeated (FBLD-22, FBLD-23).
 * With the form-handler flag off no maximum length applies (FBLD-33).
 */
export function publishedFields(
  formId: string,
  fields: readonly FormField[],
  { hasFormHandler = true }: FormFlags = {},
): readonly PublishedField[] {
  return fields.map((field) => ({
    ...field,
    id: `${formId}-${field.id}`,
    title: fieldTitle(field),
    maxLength: hasFormHandler ? field.maxLength : 0,
    options: usableOptions(field.options),
  }));
}

/** What a field is called: its title, a hidden field's key, or the name of its kind while it has none (FBLD-22). */
export function fieldTitle(field: Pick<FormField, 'kind' | 'title' | 'key'>): string {
  const own = (field.kind === 'hidden' ? field.key : field.title).trim();
  return own === '' ? translateEnglish(FIELD_KIND_LABELS[field.kind]) : own;
}

/** Options without surrounding spaces, empty and repeated ones (FBLD-23). */
export function usableOptions(options: readonly string[]): readonly string[] {
  return [...new Set(options.map((option) => option.trim()))].filter((option) => option !== '');
}
