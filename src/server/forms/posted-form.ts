import type { FastifyRequest } from 'fastify';
import type { FieldValue } from '#domain/forms/field-value.ts';
import type { PublishedField } from '#domain/forms/form-field.ts';
import { readFieldValue } from '#domain/forms/read-field-value.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { MAX_FIELDS } from '#server/platform/http/parse-form.ts';

/** Names and values of a posted form, in their order. */
export type PostedEntries = readonly (readonly [name: string, value: string])[];

/**
 * The posted fields; a repeated name is listed several times. Throws `CallError` too-many-fields: every field of the
 * form searches them.
 */
export function entriesOf(body: unknown): PostedEntries {
  if (typeof body !== 'object' || body === null) return [];
  const entries = Object.entries(body).flatMap(([name, value]): (readonly [string, string])[] =>
    Array.isArray(value)
      ? value.filter((each) => typeof each === 'string').map((each) => [name, each] as const)
      : typeof value === 'string'
        ? [[name, value]]
        : [],
  );
  if (entries.length > MAX_FIELDS) throw new CallError('too-many-fields', { max: MAX_FIELDS });
  return entries;
}

/** The first value of a name; empty without one. */
export function entryOf(entries: PostedEntries, name: string): string {
  return entries.find(([each]) => each === name)?.[1] ?? '';
}

/**
 * The values of a form's fields. A query parameter of the page it was posted from replaces the value of the hidden
 * field with its key, as the behaviour does it where scripts run (FBLD-25).
 */
export function valuesOf(
  fields: readonly PublishedField[],
  entries: PostedEntries,
  pagePath: string | null,
): Readonly<Record<string, FieldValue>> {
  const query = new URLSearchParams(pagePath?.split('?')[1] ?? '');
  const values: Record<string, FieldValue> = {};
  for (const field of fields) {
    const value = readFieldValue(field.kind, field.id, entries);
    if (value === undefined) continue;
    values[field.id] = field.kind === 'hidden' ? (query.get(field.key) ?? value) : value;
  }
  return values;
}

/** Browsers send the origin of a posted form; other sites' pages and clients without an origin are refused. */
export function isFromOwnPage(request: FastifyRequest): boolean {
  const source = request.headers.origin ?? request.headers.referer;
  return source !== undefined && URL.parse(source)?.host === request.host;
}

/** The page a visitor comes from, as a path of this site; null where it is none of its pages. */
export function refererPath(request: FastifyRequest): string | null {
  const address = URL.parse(request.headers.referer ?? '');
  if (address === null || address.host !== request.host || address.pathname.startsWith('/api/')) return null;
  return address.pathname + address.search;
}
