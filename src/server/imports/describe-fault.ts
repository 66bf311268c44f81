import { createId } from '#lib/id.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { EntryError } from './entry-error.ts';
import { ExportReaderError } from './open-export.ts';

/**
 * What happened, for the report: the catalogue's message of an expected failure, else an id under which the log has the
 * error (without texts of the export).
 */
export function describeFault(services: Services, error: unknown, facts: object): string {
  if (error instanceof CallError) {
    const fields = Object.entries(error.errors ?? {}).map(([field, message]) => `${field}: ${message}`);
    return [error.message, ...fields].join(' ');
  }
  if (error instanceof ExportReaderError || error instanceof EntryError) return error.message;
  const errorId = createId(services.now());
  services.log.error({ err: error, errorId, ...facts }, 'a part of an import failed');
  return `An unexpected error happened (the log has it under ${errorId}).`;
}
