import { describe, expect, it } from 'vitest';
import { DataCallError } from '#domain/data-call/data-call-error.ts';
import { ApiError } from '../api/api-error.ts';
import { sendFailureOf } from './send-failure-of.ts';

function failureOf(status: number | null, code: string | null): string {
  const facts = { url: '/api/documents/x/changes', status, body: code === null ? null : { code } };
  const kind = status === null ? 'network' : status === 401 ? 'login' : 'answer';
  return sendFailureOf(new ApiError(new DataCallError(kind, 'Told so.', facts))).kind;
}

describe('an answer to changes that were sent', () => {
  it('means a removed document only where the answer says so', () => {
    expect(failureOf(410, 'document-removed')).toBe('removed');
    expect(failureOf(404, 'not-found')).toBe('removed');
    expect(failureOf(404, null)).toBe('network');
  });

  it('means a copy of another past where the server does not know the version', () => {
    expect(failureOf(404, 'version-unknown')).toBe('outdated');
  });

  it('means waiting, signing in or a refusal otherwise [EDIT-73]', () => {
    expect(failureOf(null, null)).toBe('network');
    expect(failureOf(503, null)).toBe('network');
    expect(failureOf(429, 'rate-limited')).toBe('network');
    expect(failureOf(401, 'login-required')).toBe('signed-out');
    expect(failureOf(403, 'not-permitted')).toBe('refused');
  });
});
