import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SignInAnswer } from '#contract/accounts.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';

/** Long enough to tell hashes apart in a log. */
const TAG_LENGTH = 12;

/**
 * Runs a sign-in, and logs its outcome. `who` and `from` are keyed hashes of the mail address and of the network: they
 * show that two lines belong together, without showing the address.
 */
export async function logSignIn(
  services: Services,
  request: FastifyRequest,
  email: string,
  work: () => Promise<SignInAnswer>,
): Promise<SignInAnswer> {
  const facts = {
    requestId: request.id,
    who: tagOf(services, 'who', addressKey(email)),
    from: tagOf(services, 'from', clientNetwork(request.ip)),
  };
  try {
    const answer = await work();
    const isSignedIn = !('needsSecondFactor' in answer);
    services.log.info(facts, isSignedIn ? 'somebody signed in' : 'a second factor is waited for');
    return answer;
  } catch (error) {
    if (error instanceof CallError)
      services.log.warn({ ...facts, code: error.code }, 'a sign-in was refused');
    throw error;
  }
}

function tagOf({ config }: Services, kind: string, text: string): string {
  return createHmac('sha256', config.secrets.crumb)
    .update(`log:${kind}:${text}`)
    .digest('base64url')
    .slice(0, TAG_LENGTH);
}
