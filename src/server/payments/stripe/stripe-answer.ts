import type { ProviderAnswer } from '../payment-provider.ts';
import { failureOf } from './stripe-state.ts';

/** Errors of the library after which nobody knows whether something happened: it is asked again by the same key. */
const UNKNOWN_OUTCOMES: ReadonlySet<string> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeIdempotencyError',
]);

/**
 * What came of a call of Stripe (ORD-79, ORD-166). A call that begins something and is refused has begun nothing; one that
 * only asks and is refused, such as for want of a key that is still good, leaves open what there is.
 */
export async function answerOf<Value>(
  kind: 'start' | 'ask',
  call: () => Promise<Value>,
): Promise<ProviderAnswer<Value>> {
  try {
    return { kind: 'answered', value: await call() };
  } catch (error) {
    if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string') throw error;
    if (UNKNOWN_OUTCOMES.has(error.type) || isBusy(error)) return { kind: 'unreachable' };
    if (error.type === 'StripeCardError') {
      const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
      return { kind: 'refused', failure: failureOf(code) };
    }
    const isGone = 'statusCode' in error && error.statusCode === 404;
    if (kind === 'ask' && !isGone && error.type !== 'StripeInvalidRequestError')
      return { kind: 'unreachable' };
    return { kind: 'refused', failure: 'try-again' };
  }
}

/** Another call with the same key, or about the same payment, is under way. */
function isBusy(error: Error): boolean {
  return 'statusCode' in error && error.statusCode === 409;
}
