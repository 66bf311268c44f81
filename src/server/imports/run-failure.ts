import { importReports } from '#messages/en/interface/import-reports.ts';
import { reportText, type ReportText } from '#domain/wordpress/report-text.ts';
import { WxrError } from '#domain/wordpress/read-wxr-error.ts';
import { uploadErrorOf } from '#server/files/upload-error-of.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { ExportReaderError } from './open-export.ts';
import { StorageUnavailableError } from '#server/platform/storage/storage.ts';

/**
 * The message of an error that every other entry would meet too, for the person who started the import; null for an
 * error of one entry.
 */
export function runFailureOf(error: unknown): ReportText | null {
  if (error instanceof WxrError) return reportText(importReports.notAnExport, { reason: error.text });
  if (error instanceof ExportReaderError)
    return reportText(importReports.notReadToEnd, { reason: error.text });
  if (error instanceof StorageUnavailableError) return reportText(importReports.noStorage);
  if (isDatabaseUnavailable(error)) return reportText(importReports.noDatabase);
  const failure = uploadErrorOf(error);
  return failure instanceof CallError && failure.code === 'storage-full'
    ? { english: failure.message, words: failure.words }
    : null;
}
