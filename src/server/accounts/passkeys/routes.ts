import * as contract from '#contract/passkeys.ts';
import { interfaceLocale } from '#server/platform/http/interface-locale.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { describeDevice } from '../describe-device.ts';
import { noteProof } from '../reauthenticate.ts';
import { countRecoveryCodes } from '../second-factor/find-second-factor.ts';
import { startSession } from '../start-session.ts';
import { addPasskeyTo, startAddingPasskey } from './add-passkey.ts';
import { removePasskeyOf, renamePasskeyOf } from './change-passkeys.ts';
import { countPasskeys, listPasskeysOf, passwordOffSince } from './queries.ts';
import { relyingParty } from './relying-party.ts';
import { requestOptions } from './request-options.ts';
import { takePasskey } from './take-passkey.ts';
import { turnPasswordOffFor, turnPasswordOnFor } from './turn-password-off.ts';

const DONE = { status: 'done' } as const;

/** Passkeys of accounts: signing in with them, and their settings. */
export const passkeyRoutes: readonly Route[] = [
  implement(contract.startPasskeySignIn, async ({ services, site }) =>
    requestOptions(services, relyingParty(services, site), null),
  ),

  implement(contract.signInWithPasskey, async (call) => {
    const { services, site, request, body } = call;
    const accountId = await takePasskey(services, relyingParty(services, site), body.passkey);
    const account = await startSession(call, accountId);
    services.log.info({ requestId: request.id, accountId }, 'somebody signed in with a passkey');
    return account;
  }),

  implement(contract.getProofs, async ({ services: { db }, caller }) => {
    const { accountId } = caller.account;
    return {
      hasPassword: (await passwordOffSince(db, accountId)) === null,
      hasPasskey: (await countPasskeys(db, accountId)) > 0,
    };
  }),

  implement(contract.startPasskeyProof, async ({ services, site, caller }) =>
    requestOptions(services, relyingParty(services, site), caller.account.accountId),
  ),

  implement(contract.proveWithPasskey, async ({ services, site, caller, body }) => {
    const { accountId } = caller.account;
    await takePasskey(services, relyingParty(services, site), body.passkey, accountId);
    await noteProof(services, caller.account);
    return DONE;
  }),

  implement(contract.listPasskeys, async ({ services: { db }, caller }) => {
    const { accountId } = caller.account;
    return {
      passkeys: await listPasskeysOf(db, accountId),
      isPasswordOff: (await passwordOffSince(db, accountId)) !== null,
      recoveryCodesLeft: await countRecoveryCodes(db, accountId),
    };
  }),

  implement(contract.startPasskey, async ({ services, site, caller }) =>
    startAddingPasskey(services, relyingParty(services, site), caller.account),
  ),

  implement(contract.addPasskey, async ({ services, site, caller, request, body }) =>
    addPasskeyTo(services, relyingParty(services, site), caller.account, {
      passkey: body.passkey,
      name: describeDevice(request.headers['user-agent'] ?? ''),
      language: interfaceLocale(request),
    }),
  ),

  implement(contract.renamePasskey, async ({ services, caller, params, body }) => {
    await renamePasskeyOf(services, caller.account, params.passkeyId, body.name);
    return DONE;
  }),

  implement(contract.removePasskey, async ({ services, caller, request, params }) => {
    await removePasskeyOf(services, caller.account, params.passkeyId, interfaceLocale(request));
    return DONE;
  }),

  implement(contract.turnPasswordOff, async ({ services, caller, request }) => {
    await turnPasswordOffFor(services, caller.account, interfaceLocale(request));
    return DONE;
  }),

  implement(contract.turnPasswordOn, async ({ services, caller, request, body }) => {
    await turnPasswordOnFor(services, caller.account, body.newPassword, interfaceLocale(request));
    return DONE;
  }),
];
