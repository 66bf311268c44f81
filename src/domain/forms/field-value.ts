/**
 * The value of a field by its kind (FORM-22): composite kinds are lists of their parts in order, a checkbox field the
 * list of the ticked options, a likert field the answers by statement, every other kind one text.
 */
export type FieldValue = string | readonly string[] | Readonly<Record<string, number>>;

/** The values of a form, keyed by field id (FORM-10). */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** How a kind's value looks. `none` takes no part in the submission (FORM-08). */
export type ValueShape = 'text' | 'parts' | 'ticked' | 'scale' | 'none';
