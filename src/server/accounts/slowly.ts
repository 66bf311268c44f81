import { CallError } from '#server/platform/http/errors.ts';
import type { Call } from '#server/platform/http/call.ts';

/** Does what checks a password; where tries are slowed down, the header made for it tells how long to wait, too. */
export async function slowly<Value>(call: Pick<Call, 'reply'>, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallError && error.code === 'sign-in-slowed') {
      call.reply.header('retry-after', error.details['seconds'] ?? 1);
    }
    throw error;
  }
}
