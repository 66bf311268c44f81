import * as contract from '#contract/accounts.ts';
import { logout } from '#contract/log-out.ts';
import { accountOf, VISITOR, type Caller } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import type { Services } from '#server/platform/services.ts';
import { interfaceLocale } from '#server/platform/http/interface-locale.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { isClaimToken } from './claim-token.ts';
import { claimInstallation } from './claim-installation.ts';
import { deleteAccount } from './delete-account.ts';
import { endSession, endSessions } from './end-sessions.ts';
import { findAccount, isInstallationClaimed, listSessionsOf } from './queries.ts';
import { knownDevice } from './known-devices.ts';
import { logSignIn } from './log-sign-in.ts';
import { reauthenticate } from './reauthenticate.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { clearSiteData } from './clear-site-data.ts';
import { finishFirstStep } from './second-factor/sign-in-steps.ts';
import { checkSignIn } from './sign-in.ts';
import { checkSignUpLink, completeSignUp, requestSignUp } from './sign-up.ts';
import { readSignUpPolicy } from './sign-up-policy.ts';
import { withRetryAfter } from './with-retry-after.ts';
import { startSession } from './start-session.ts';
import { undoEmailChange } from './undo-email-change.ts';
import { updateAccount } from './update-account.ts';

const DONE = { status: 'done' } as const;
const MAIL_SENT = { status: 'check-mail' } as const;

/** Signing in and out, accounts and their sessions. */
export const accountRoutes: readonly Route[] = [
  implement(contract.getInstallation, async ({ services, caller }) => ({
    isClaimed: await isInstallationClaimed(services.db),
    signUp: (await readSignUpPolicy(services, services.db)).policy,
    account: await accountBehind(services, caller),
  })),

  implement(contract.claimInstallation, async (call) => {
    const { token, ...owner } = call.body;
    if (!(await isInstallationClaimed(call.services.db)) && !isClaimToken(call.services, token)) {
      const error = new CallError('claim-token-invalid');
      throw new CallError(error.code, {}, { token: error.message });
    }
    const accountId = await claimInstallation(call.services, owner);
    return startSession(call, accountId, { isTold: true });
  }),

  implement(contract.login, async (call) => {
    // Sessions belong to app hosts: a public host, where owners' code runs, must never get a password.
    if (call.site?.host === 'public') throw new CallError('not-found');
    return withRetryAfter(call, () =>
      logSignIn(call.services, call.request, call.body.email, async () => {
        const accountId = await checkSignIn(call.services, {
          ...call.body,
          address: call.request.ip,
          deviceOf: (id) => knownDevice(call.services, call.request, id),
        });
        return finishFirstStep(call, accountId);
      }),
    );
  }),

  implement(contract.reauthenticate, async (call) => {
    await withRetryAfter(call, () =>
      reauthenticate(call.services, call.caller.account, {
        ...call.body,
        language: interfaceLocale(call.request),
      }),
    );
    return DONE;
  }),

  implement(logout, async ({ services, caller, request, reply }) => {
    const account = accountOf(caller);
    if (account !== null) {
      await endSession(services.db, account.accountId, account.sessionId);
      services.log.info({ requestId: request.id, accountId: account.accountId }, 'somebody signed out');
      clearSessionCookie(services.config, reply);
      clearSiteData(request, reply);
      request.caller = VISITOR;
      issueCrumb(services, request, reply);
    }
    return DONE;
  }),

  implement(contract.signUp, async ({ services, request, body }) => {
    await requestSignUp(services, body.email, interfaceLocale(request));
    return MAIL_SENT;
  }),

  implement(contract.checkSignUpLink, async ({ services, body }) => checkSignUpLink(services, body.token)),

  implement(contract.completeSignUp, async (call) => {
    const accountId = await completeSignUp(call.services, call.body);
    return startSession(call, accountId, { isTold: true });
  }),

  implement(contract.requestPasswordReset, async ({ services, request, body }) => {
    await requestPasswordReset(services, body.email, interfaceLocale(request));
    return MAIL_SENT;
  }),

  implement(contract.resetPassword, async (call) => {
    return withRetryAfter(call, async () => {
      const { accountId, isProven } = await resetPassword(
        call.services,
        call.body,
        interfaceLocale(call.request),
      );
      if (!isProven) return finishFirstStep(call, accountId, { isTold: true });
      return startSession(call, accountId, { isTold: true });
    });
  }),

  implement(contract.confirmEmail, async ({ services, caller, request, body }) => ({
    email: await confirmEmailChange(services, body.token, accountOf(caller), interfaceLocale(request)),
  })),

  implement(contract.undoEmailChange, async ({ services, request, body }) =>
    undoEmailChange(services, body.token, interfaceLocale(request)),
  ),

  implement(contract.getMe, async (call) => findAccount(call.services.db, call.caller.account.accountId)),

  implement(contract.changeName, async (call) => {
    const { accountId } = call.caller.account;
    const { db } = call.services;
    await updateAccount(db, accountId, call.body);
    return findAccount(db, accountId);
  }),

  implement(contract.changeLanguage, async (call) => {
    const { accountId } = call.caller.account;
    const { db } = call.services;
    await updateAccount(db, accountId, call.body);
    return findAccount(db, accountId);
  }),

  implement(contract.changePassword, async (call) => {
    await withRetryAfter(call, () =>
      changePassword(call.services, call.caller.account, call.body, interfaceLocale(call.request)),
    );
    return DONE;
  }),

  implement(contract.changeEmail, async (call) => {
    await requestEmailChange(call.services, call.caller.account, call.body, interfaceLocale(call.request));
    return MAIL_SENT;
  }),

  implement(contract.deleteAccount, async ({ services, caller, request, reply, body }) => {
    await deleteAccount(services, caller.account, { ...body, language: interfaceLocale(request) });
    services.log.info(
      { requestId: request.id, accountId: caller.account.accountId },
      'an account was deleted',
    );
    clearSessionCookie(services.config, reply);
    clearSiteData(request, reply);
    request.caller = VISITOR;
    issueCrumb(services, request, reply);
    return DONE;
  }),

  implement(contract.listSessions, async (call) => {
    const { accountId, sessionId } = call.caller.account;
    const now = call.services.now();
    return { sessions: await listSessionsOf(call.services.db, accountId, { sessionId, now }) };
  }),

  implement(contract.endSession, async (call) => {
    const isEnded = await endSession(call.services.db, call.caller.account.accountId, call.params.sessionId);
    if (!isEnded) throw new CallError('not-found');
    return DONE;
  }),

  implement(contract.endOtherSessions, async (call) => {
    const { accountId, sessionId } = call.caller.account;
    await endSessions(call.services.db, accountId, { except: sessionId });
    return DONE;
  }),
];

async function accountBehind(services: Services, caller: Caller): Promise<contract.Me | null> {
  const account = accountOf(caller);
  return account === null ? null : findAccount(services.db, account.accountId);
}
