import { CallError } from '#server/platform/http/errors.ts';
import { StorageFullError } from '#server/platform/storage/storage.ts';
import { UnreadableImageError } from './prepare-image.ts';

/** The error of a failed upload for the client; unknown errors stay as they are. */
export function uploadErrorOf(error: unknown): unknown {
  if (error instanceof CallError) return error;
  if (error instanceof StorageFullError || isNoSpace(error)) return new CallError('storage-full');
  if (error instanceof UnreadableImageError) {
    return new CallError('file-processing-failed', {}, { file: error.message });
  }
  if (error instanceof Error && (error.name === 'AbortError' || isBrokenStream(error))) {
    return new CallError('file-incomplete');
  }
  return error;
}

/** Of the file system, and PostgreSQL's own (53100). */
const FULL_CODES = ['ENOSPC', 'EDQUOT', '53100'];

function isNoSpace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL_CODES.includes(String(error.code));
}

const BROKEN_CODES = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ABORT_ERR', 'FST_MP_PREMATURE_CLOSE'];

function isBrokenStream(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return BROKEN_CODES.includes(code) || /unexpected end of multipart data/i.test(error.message);
}
