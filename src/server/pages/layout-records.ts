import type { DocumentRecords } from '#domain/documents/record.ts';
import { CallError } from '#server/platform/http/errors.ts';

/** The records of a section of the catalogue, under new ids. Throws `not-found` for an unknown one. */
export function layoutRecords(_layoutId: string): DocumentRecords {
  throw new CallError('not-found');
}
