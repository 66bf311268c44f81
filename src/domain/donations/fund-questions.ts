import type { FormField, PublishedField } from '#domain/forms/form-field.ts';
import { publishedFields } from '#domain/forms/published-fields.ts';

/** Before the id of a question in the names of its controls. */
const PREFIX = 'fund';

/** The questions of a fund as donors are asked them: the ids are the names of their controls (ORD-127). */
export function fundQuestions(questions: readonly FormField[]): readonly PublishedField[] {
  return publishedFields(PREFIX, questions);
}
