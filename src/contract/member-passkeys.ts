import { z } from 'zod';
import { HASHING_RATE } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  assertionSchema,
  creationOptionsSchema,
  registrationSchema,
  requestOptionsSchema,
} from './web-authn.ts';

/** Challenges for one network address in a minute. */
const CHALLENGE_RATE = 60;

const signingIn = { method: 'POST', host: 'site', access: { kind: 'public' } } as const;
const ofMember = { method: 'POST', host: 'site', access: { kind: 'member' } } as const;

/** What the browser asks a passkey of a member to sign, whichever of them the person chooses; for five minutes. */
export const startMemberPasskeySignIn = defineEndpoint({
  ...signingIn,
  path: '/api/member/PasskeyChallenge',
  rateLimit: CHALLENGE_RATE,
  output: requestOptionsSchema,
});

/**
 * Signs a member in (MEMB-25). Throws `passkey-unknown`, `passkey-ended`, `passkey-refused`; an account that is suspended
 * is told so by the status (MEMB-07).
 */
export const signInMemberWithPasskey = defineEndpoint({
  ...signingIn,
  path: '/api/member/Passkey',
  rateLimit: HASHING_RATE,
  body: z.object({
    passkey: assertionSchema,
    /** Whether the session outlasts that of the browser (MEMB-27). */
    isKept: z.boolean(),
    /** The page that was first asked for (MEMB-23). */
    to: z.string().max(2000),
  }),
  output: z.discriminatedUnion('status', [
    z.object({ status: z.literal('signed-in'), to: z.string() }),
    z.object({ status: z.literal('not-active') }),
  ]),
});

/** Takes a sign-in of the last 10 minutes, as the one below. */
export const startMemberPasskey = defineEndpoint({
  ...ofMember,
  path: '/api/member/passkeys/start',
  rateLimit: HASHING_RATE,
  output: creationOptionsSchema,
});

/** Takes the name of the browser until it is given another. */
export const addMemberPasskey = defineEndpoint({
  ...ofMember,
  path: '/api/member/passkeys',
  rateLimit: HASHING_RATE,
  body: z.object({ passkey: registrationSchema }),
  output: z.object({ status: z.literal('done') }),
});
