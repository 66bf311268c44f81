import { CallError } from './errors.ts';

/** More than the longest form with all its choices has; a browser's page of checkboxes stays far below. */
export const MAX_FIELDS = 1000;

/**
 * Fields of a form-urlencoded text by name; one that comes several times is a list. Reads the text once, and does not
 * begin with one that has more than 1,000 fields: throws `CallError` too-many-fields.
 */
export function parseForm(text: string): Record<string, string | string[]> {
  if (hasMoreFieldsThan(MAX_FIELDS, text)) throw new CallError('too-many-fields', { max: MAX_FIELDS });
  const fields = Object.create(null) as Record<string, string | string[]>;
  for (const [name, value] of new URLSearchParams(text)) {
    const known = fields[name];
    if (known === undefined) fields[name] = value;
    else if (typeof known === 'string') fields[name] = [known, value];
    else known.push(value);
  }
  return fields;
}

/** Counts separators, empty fields included, and stops where there are too many. */
function hasMoreFieldsThan(max: number, text: string): boolean {
  let count = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    count += 1;
    if (count > max) return true;
  }
  return false;
}
