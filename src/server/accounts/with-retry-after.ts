import { CallError } from '#server/platform/http/errors.ts';
import type { Call } from '#server/platform/http/call.ts';

/** Runs an action that checks a password; where it is throttled, `Retry-After` says for how long. */
export async function withRetryAfter<Value>(
  call: Pick<Call, 'reply'>,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallError && error.code === 'sign-in-slowed') {
      call.reply.header('retry-after', error.details['seconds'] ?? 1);
    }
    throw error;
  }
}
