import type { ApiError } from '../api/api-error.ts';
import type { SendFailure } from './document-client.ts';

/** What an answer other than success means for the changes that were sent. */
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
  // A 404 without a code of ours comes from something in between, such as a proxy: the document may well be there.
  const mayPass = error.isTransient || status === 404 || status === 429 || (status !== null && status >= 500);
  return mayPass ? { kind: 'network' } : { kind: 'refused', message: error.message };
}
