import * as contract from '#contract/second-factor.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { interfaceLocale } from '#server/platform/http/interface-locale.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { withRetryAfter } from '../with-retry-after.ts';
import { changeSecondFactor } from './change-second-factor.ts';
import { countRecoveryCodes, findSecondFactor } from './find-second-factor.ts';
import { confirmSecondFactor, startSecondFactor } from './set-up-second-factor.ts';
import { finishSecondStep } from './sign-in-steps.ts';

/** The second factor of accounts: signing in with it, and its settings. */
export const secondFactorRoutes: readonly Route[] = [
  implement(contract.giveSecondFactor, async (call) => {
    // As with the first step: a public host, where owners' code runs, signs nobody in.
    if (call.site?.host === 'public') throw new CallError('not-found');
    return withRetryAfter(call, () => finishSecondStep(call, call.body));
  }),

  implement(contract.getSecondFactor, async ({ services: { db }, caller }) => {
    const factor = await findSecondFactor(db, caller.account.accountId);
    return {
      since: factor?.confirmedAt.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(db, caller.account.accountId),
    };
  }),

  implement(contract.startSecondFactor, async ({ services, caller }) =>
    startSecondFactor(services, caller.account),
  ),

  implement(contract.confirmSecondFactor, async ({ services, caller, request, body }) => ({
    recoveryCodes: [
      ...(await confirmSecondFactor(services, caller.account, body.code, interfaceLocale(request))),
    ],
  })),

  implement(contract.renewRecoveryCodes, async ({ services, caller, request }) => ({
    recoveryCodes: [
      ...(await changeSecondFactor(services, caller.account, 'new-codes', interfaceLocale(request))),
    ],
  })),

  implement(contract.removeSecondFactor, async ({ services, caller, request }) => {
    await changeSecondFactor(services, caller.account, 'off', interfaceLocale(request));
    return { status: 'done' as const };
  }),
];
