import { importReports } from '#messages/en/interface/import-reports.ts';
import { plainReportText, reportText, type ReportText } from '#domain/wordpress/report-text.ts';
import { createId } from '#lib/id.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { EntryError } from './entry-error.ts';
import { ExportReaderError } from './open-export.ts';

/**
 * An error for the report: the catalogue's message of an expected failure, else an id under which the log has the error
 * (without texts of the export).
 */
export function describeFault(services: Services, error: unknown, facts: object): ReportText {
  if (error instanceof CallError) {
    const fields = Object.entries(error.errors ?? {}).map(([field, message]) => `${field}: ${message}`);
    if (fields.length > 0) return plainReportText([error.message, ...fields].join(' '));
    return { english: error.message, words: error.words };
  }
  if (error instanceof ExportReaderError || error instanceof EntryError) return error.text;
  const errorId = createId(services.now());
  services.log.error({ err: error, errorId, ...facts }, 'a part of an import failed');
  return reportText(importReports.unexpected, { errorId });
}
