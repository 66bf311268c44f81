import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { HASHING_RATE, meSchema, newPasswordSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { ofAccount } from './of-account.ts';
import { SENSITIVE_CALL } from './recent-sign-in.ts';
import { shortText } from './short-text.ts';
import {
  assertionSchema,
  creationOptionsSchema,
  registrationSchema,
  requestOptionsSchema,
} from './web-authn.ts';

const PATH = '/api/account/passkeys';

/** Challenges for one network address in a minute: the form to sign in asks for one when it opens. */
const CHALLENGE_RATE = 60;

const sensitive = { ...ofAccount, ...SENSITIVE_CALL, method: 'POST', rateLimit: HASHING_RATE } as const;
/** On the dashboard, and on the app hosts of sites, where sessions end as well. */
const signingIn = { method: 'POST', host: 'any', access: { kind: 'public' } } as const;
const proving = { method: 'POST', host: 'any', access: ofAccount.access } as const;
const done = z.object({ status: z.literal('done') });

/** What the browser asks a passkey to sign, whichever of them the person chooses; for five minutes. */
export const startPasskeySignIn = defineEndpoint({
  ...signingIn,
  path: '/api/auth/PasskeyChallenge',
  rateLimit: CHALLENGE_RATE,
  output: requestOptionsSchema,
});

/** Signs in: a passkey counts as both factors. */
export const signInWithPasskey = defineEndpoint({
  ...signingIn,
  path: '/api/auth/Passkey',
  rateLimit: HASHING_RATE,
  body: z.object({ passkey: assertionSchema }),
  output: meSchema,
});

/** With what whoever is signed in can prove once more who they are. */
export const getProofs = defineEndpoint({
  ...proving,
  method: 'GET',
  path: '/api/auth/Proofs',
  output: z.object({ hasPassword: z.boolean(), hasPasskey: z.boolean() }),
});

export const startPasskeyProof = defineEndpoint({
  ...proving,
  path: '/api/auth/ProofChallenge',
  rateLimit: CHALLENGE_RATE,
  output: requestOptionsSchema,
});

/** The same as `reauthenticate`, with a passkey. */
export const proveWithPasskey = defineEndpoint({
  ...proving,
  path: '/api/auth/ReauthenticateWithPasskey',
  rateLimit: HASHING_RATE,
  body: z.object({ passkey: assertionSchema }),
  output: done,
});

export const passkeySchema = z.object({
  id: idSchema<'passkey'>(),
  name: z.string(),
  /** Whether it may be on several devices of its person. */
  isSynced: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PasskeySummary = z.infer<typeof passkeySchema>;

export const listPasskeys = defineEndpoint({
  ...ofAccount,
  method: 'GET',
  path: PATH,
  output: z.object({
    /** The oldest first. */
    passkeys: z.array(passkeySchema),
    /** Whether passkeys alone sign in. */
    isPasswordOff: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
});

export const startPasskey = defineEndpoint({
  ...sensitive,
  path: `${PATH}/start`,
  output: creationOptionsSchema,
});

/** Takes the name of the browser until it is given another. */
export const addPasskey = defineEndpoint({
  ...sensitive,
  path: PATH,
  body: z.object({ passkey: registrationSchema }),
  output: passkeySchema,
});

const ofPasskey = { params: z.object({ passkeyId: idSchema<'passkey'>() }) };

export const renamePasskey = defineEndpoint({
  ...ofAccount,
  ...ofPasskey,
  method: 'POST',
  path: `${PATH}/:passkeyId/name`,
  body: z.object({ name: shortText(fieldRules.nameMissing) }),
  output: done,
});

/** Refused for the last one while passkeys alone sign in. */
export const removePasskey = defineEndpoint({
  ...sensitive,
  ...ofPasskey,
  method: 'DELETE',
  path: `${PATH}/:passkeyId`,
  output: done,
});

/** From then on passkeys alone sign in. Takes a passkey and recovery codes, which are the way back. */
export const turnPasswordOff = defineEndpoint({
  ...sensitive,
  path: '/api/account/password/off',
  output: done,
});

/** A password in the place of the one that was turned off. */
export const turnPasswordOn = defineEndpoint({
  ...sensitive,
  path: '/api/account/password/on',
  body: z.object({ newPassword: newPasswordSchema }),
  output: done,
});
