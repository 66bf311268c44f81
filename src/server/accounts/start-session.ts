import type { Me } from '#contract/accounts.ts';
import { createId } from '#lib/id.ts';
import type { AccountId } from '#domain/documents/record.ts';
import { accountOf, VISITOR } from '#server/platform/http/caller.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import type { Call } from '#server/platform/http/call.ts';
import { describeDevice } from './describe-device.ts';
import { findAccount } from './queries.ts';
import { knownDevice, rememberDevice } from './known-devices.ts';
import { interfaceLocale } from '#server/platform/http/interface-locale.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { signedIn } from './signed-in.ts';
import { setSessionCookie } from './session-cookie.ts';
import { addSessionKey } from './session-keys.ts';
import { endOfSession } from './session-lifetime.ts';

type AnyCall = Pick<Call, 'services' | 'request' | 'reply'>;

/**
 * Signs a person in: a new session, its cookie for this host and the crumb bound to it. A session the browser had
 * before ends, so that a token planted by somebody else (session fixation) is useless. The owner of the account is told
 * of a browser that is new to it, unless they know already (`isTold`: of a new account, or by another mail).
 */
export async function startSession(
  { services, request, reply }: AnyCall,
  accountId: AccountId,
  { isTold = false }: { readonly isTold?: boolean } = {},
): Promise<Me> {
  const now = services.now();
  const id = createId<'session'>(now);
  const before = accountOf(request.caller);
  const device = describeDevice(request.headers['user-agent'] ?? '');
  const isNews = !isTold && knownDevice(services, request, accountId) === null;
  const account = await findAccount(services.db, accountId);
  const { name, email, language, isInstallationOwner } = account;
  const token = await services.db.transaction().execute(async (trx) => {
    if (before !== null) await trx.deleteFrom('sessions').where('id', '=', before.sessionId).execute();
    await trx
      .insertInto('sessions')
      .values({
        id,
        account_id: accountId,
        device,
        created_at: new Date(now),
        reauthenticated_at: new Date(now),
        last_seen_at: new Date(now),
        expires_at: endOfSession(new Date(now), now),
      })
      .execute();
    const params = { device, isNews, language: language ?? interfaceLocale(request) };
    const signIn = { siteId: null, subject: accountId, params, at: new Date(now) };
    const here = request.site?.host === 'app' ? request.site.siteId : null;
    const onSite = { ...signIn, siteId: here, params: { ...params, isNews: false } };
    await recordEvents(trx, signedIn, here === null ? [signIn] : [signIn, onSite]);
    return addSessionKey(trx, id, request.hostname);
  });
  setSessionCookie(services.config, reply, token);
  rememberDevice(services, { request, reply }, accountId);
  // The crumb is bound to the new session; the rest of this call has no more rights than before.
  request.caller = {
    ...VISITOR,
    kind: isInstallationOwner ? 'operator' : 'contributor',
    account: { accountId, sessionId: id, reauthenticatedAt: new Date(now), name, email, language },
  };
  issueCrumb(services, request, reply);
  return account;
}
