import type { SignInAnswer } from '#contract/accounts.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { Call } from '#server/platform/http/call.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { clearHostCookie, readHostCookie, setHostCookie } from '#server/platform/http/host-cookies.ts';
import { interfaceLocale } from '#server/platform/http/interface-locale.ts';
import { createToken, hashToken, isToken } from '../session-token.ts';
import { startSession } from '../start-session.ts';
import { findSecondFactor } from './find-second-factor.ts';
import { takeCode } from './take-code.ts';
import { isTrustedDevice, trustDevice } from './trusted-device.ts';

const STEP_COOKIE = 'portico_sign_in_step';
const STEP_LIFETIME_S = 600;

type SignInCall = Pick<Call, 'services' | 'request' | 'reply'>;

/**
 * Signs in whoever has given the first factor; where the account has a second one, and the browser is not trusted, it is
 * waited for instead, for ten minutes, in this browser.
 */
export async function finishFirstStep(
  call: SignInCall,
  accountId: AccountId,
  told: { readonly isTold?: boolean } = {},
): Promise<SignInAnswer> {
  const { services, request, reply } = call;
  const factor = await findSecondFactor(services.db, accountId);
  if (factor === null || isTrustedDevice(services, request, accountId, factor)) {
    return startSession(call, accountId, told);
  }
  const token = createToken();
  await services.db
    .insertInto('sign_in_steps')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      expires_at: new Date(services.now() + STEP_LIFETIME_S * 1000),
    })
    .execute();
  setHostCookie(services.config, reply, { name: STEP_COOKIE, value: token, maxAgeS: STEP_LIFETIME_S });
  return { needsSecondFactor: true };
}

/** Signs in with the second factor, after the first; throws `sign-in-step-ended` where that was too long ago. */
export async function finishSecondStep(
  call: SignInCall,
  given: { readonly code: string; readonly trustsDevice: boolean },
): Promise<SignInAnswer> {
  const { services, request, reply } = call;
  const token = readHostCookie(services.config, request, STEP_COOKIE) ?? '';
  const waiting = isToken(token)
    ? await services.db
        .selectFrom('sign_in_steps')
        .select('account_id as accountId')
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', new Date(services.now()))
        .executeTakeFirst()
    : undefined;
  if (waiting === undefined) throw new CallError('sign-in-step-ended');
  const { accountId } = waiting;
  await takeCode(services, accountId, { code: given.code, language: interfaceLocale(request) });
  const ended = await services.db
    .deleteFrom('sign_in_steps')
    .where('token_hash', '=', hashToken(token))
    .returning('account_id')
    .executeTakeFirst();
  const factor = await findSecondFactor(services.db, accountId);
  if (ended === undefined || factor === null) throw new CallError('sign-in-step-ended');
  clearHostCookie(services.config, reply, STEP_COOKIE);
  const account = await startSession(call, accountId);
  if (given.trustsDevice) trustDevice(services, reply, accountId, factor);
  services.log.info({ requestId: request.id, accountId }, 'somebody signed in with a second factor');
  return account;
}
