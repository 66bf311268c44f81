import { WxrError } from '#domain/wordpress/read-wxr-error.ts';
import { uploadErrorOf } from '#server/files/upload-error-of.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { ExportReaderError } from './open-export.ts';
import { StorageUnavailableError } from '#server/platform/storage/storage.ts';

/** What every other entry would meet too, for the person who started the import; null for the fault of one entry. */
export function runFailureOf(error: unknown): string | null {
  if (error instanceof WxrError) return `This is not a WordPress export file: ${error.message}`;
  if (error instanceof ExportReaderError) {
    return `The file could not be read to its end. ${error.message} What had been brought in by then is there.`;
  }
  if (error instanceof StorageUnavailableError) {
    return 'The store of files does not answer. Import the file again when it does: it goes on where it stopped.';
  }
  if (isDatabaseUnavailable(error)) {
    return 'The database does not answer. Import the file again when it does: it goes on where it stopped.';
  }
  const failure = uploadErrorOf(error);
  return failure instanceof CallError && failure.code === 'storage-full' ? failure.message : null;
}
