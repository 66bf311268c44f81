import type { ApiError } from '../api/api-error.ts';
import type { SendFailure } from './document-client.ts';

/** The meaning of an unsuccessful answer for the sent changes. */
export function sendFailureOf(error: ApiError): SendFailure {
  switch (error.code) {
    case 'not-found':
    case 'document-removed':
      return { kind: 'removed' };
    case 'version-unknown':
      return { kind: 'outdated' };
    default:
      break;
  }
  const { status } = error;
  if (status === 401) return { kind: 'signed-out' };
  // A 404 without one of our codes comes from a proxy: the document may well exist.
  const mayPass = error.isTransient || status === 404 || status === 429 || (status !== null && status >= 500);
  return mayPass ? { kind: 'network' } : { kind: 'refused', message: error.message };
}
