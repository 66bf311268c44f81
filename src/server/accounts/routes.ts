import * as contract from '#contract/accounts.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { isClaimToken } from './claim-token.ts';
import { claimInstallation } from './claim-installation.ts';
import { endSession, endSessions } from './end-sessions.ts';
import { findAccount, isInstallationClaimed, listSessionsOf } from './queries.ts';
import { knownDevice } from './known-devices.ts';
import { logSignIn } from './log-sign-in.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { clearSiteData } from './clear-site-data.ts';
import { checkSignIn } from './sign-in.ts';
import { checkSignUpLink, completeSignUp, requestSignUp } from './sign-up.ts';
import { readSignUpPolicy } from './sign-up-policy.ts';
import { signedIn } from './signed-in.ts';
import { slowly } from './slowly.ts';
import { startSession } from './start-session.ts';
import { undoEmailChange } from './undo-email-change.ts';

const DONE = { status: 'done' } as const;
const MAIL_SENT = { status: 'check-mail' } as const;

/** Signing in and out, accounts and their sessions. */
export const accountRoutes: readonly Route[] = [
  implement(contract.getInstallation, async ({ services, account }) => ({
    isClaimed: await isInstallationClaimed(services.db),
    signUp: (await readSignUpPolicy(services, services.db)).policy,
    account: account === null ? null : await findAccount(services.db, account.accountId),
  })),

  implement(contract.claimInstallation, async (call) => {
    const { token, ...owner } = call.body;
    if (!(await isInstallationClaimed(call.services.db)) && !isClaimToken(call.services, token)) {
      const error = new CallError('claim-token-invalid');
      throw new CallError(error.code, {}, { token: error.message });
    }
    const accountId = await claimInstallation(call.services, owner);
    await startSession(call, accountId);
    return findAccount(call.services.db, accountId);
  }),

  implement(contract.login, async (call) => {
    // The session belongs to app hosts: a public host, where owners' code runs, never sees a password.
    if (call.site?.host === 'public') throw new CallError('not-found');
    const accountId = await slowly(call, () =>
      logSignIn(call.services, call.request, call.body.email, () =>
        checkSignIn(call.services, {
          ...call.body,
          address: call.request.ip,
          deviceOf: (id) => knownDevice(call.services, call.request, id),
        }),
      ),
    );
    await startSession(call, accountId);
    return findAccount(call.services.db, accountId);
  }),

  implement(contract.logout, async ({ services, account, request, reply }) => {
    if (account !== null) {
      await endSession(services.db, account.accountId, account.sessionId);
      services.log.info({ requestId: request.id, accountId: account.accountId }, 'somebody signed out');
      clearSessionCookie(services.config, reply);
      clearSiteData(request, reply);
      request.account = null;
      issueCrumb(services, request, reply);
    }
    return DONE;
  }),

  implement(contract.signUp, async ({ services, body }) => {
    await requestSignUp(services, body.email);
    return MAIL_SENT;
  }),

  implement(contract.checkSignUpLink, async ({ services, body }) => checkSignUpLink(services, body.token)),

  implement(contract.completeSignUp, async (call) => {
    const accountId = await completeSignUp(call.services, call.body);
    await startSession(call, accountId);
    return findAccount(call.services.db, accountId);
  }),

  implement(contract.requestPasswordReset, async ({ services, body }) => {
    await requestPasswordReset(services, body.email);
    return MAIL_SENT;
  }),

  implement(contract.resetPassword, async (call) => {
    const accountId = await resetPassword(call.services, call.body);
    await startSession(call, accountId);
    return findAccount(call.services.db, accountId);
  }),

  implement(contract.confirmEmail, async ({ services, account, body }) => ({
    email: await confirmEmailChange(services, body.token, account),
  })),

  implement(contract.undoEmailChange, async ({ services, body }) => undoEmailChange(services, body.token)),

  implement(contract.getMe, async (call) => findAccount(call.services.db, signedIn(call).accountId)),

  implement(contract.changeName, async (call) => {
    const { accountId } = signedIn(call);
    const { db } = call.services;
    await db.updateTable('accounts').set({ name: call.body.name }).where('id', '=', accountId).execute();
    return findAccount(db, accountId);
  }),

  implement(contract.changeLanguage, async (call) => {
    const { accountId } = signedIn(call);
    const { db } = call.services;
    const { language } = call.body;
    await db.updateTable('accounts').set({ language }).where('id', '=', accountId).execute();
    return findAccount(db, accountId);
  }),

  implement(contract.changePassword, async (call) => {
    await slowly(call, () => changePassword(call.services, signedIn(call), call.body));
    return DONE;
  }),

  implement(contract.changeEmail, async (call) => {
    await slowly(call, () => requestEmailChange(call.services, signedIn(call), call.body));
    return MAIL_SENT;
  }),

  implement(contract.listSessions, async (call) => {
    const { accountId, sessionId } = signedIn(call);
    const now = call.services.now();
    return { sessions: await listSessionsOf(call.services.db, accountId, { sessionId, now }) };
  }),

  implement(contract.endSession, async (call) => {
    const isEnded = await endSession(call.services.db, signedIn(call).accountId, call.params.sessionId);
    if (!isEnded) throw new CallError('not-found');
    return DONE;
  }),

  implement(contract.endOtherSessions, async (call) => {
    const { accountId, sessionId } = signedIn(call);
    await endSessions(call.services.db, accountId, { except: sessionId });
    return DONE;
  }),
];
