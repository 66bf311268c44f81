import { z } from 'zod';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { HASHING_RATE, signInAnswerSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { ofAccount } from './of-account.ts';
import { SENSITIVE_CALL } from './recent-sign-in.ts';

const PATH = '/api/account/second-factor';
const sensitive = { ...ofAccount, ...SENSITIVE_CALL, method: 'POST', rateLimit: HASHING_RATE } as const;

/** Of the app, or a recovery code. */
export const givenCodeSchema = z.string().min(1, ruleMessage(fieldRules.codeMissing)).max(100);

/** Shown once. */
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** The second step of signing in, in the browser and on the host of the first one. */
export const giveSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/SecondFactor',
  host: 'any',
  access: { kind: 'public' },
  rateLimit: HASHING_RATE,
  body: z.object({
    code: givenCodeSchema,
    /** Whether this browser needs the password alone for the next 30 days. */
    trustsDevice: z.boolean(),
  }),
  output: signInAnswerSchema,
});

export const getSecondFactor = defineEndpoint({
  ...ofAccount,
  method: 'GET',
  path: PATH,
  output: z.object({
    /** ISO 8601; null where it is off. */
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int(),
  }),
});

/** What the app is set up with; it counts once a code of it is confirmed. */
export const startSecondFactor = defineEndpoint({
  ...sensitive,
  path: `${PATH}/start`,
  output: z.object({
    /** Base32, to be typed. */
    key: z.string(),
    /** `otpauth:`, to be scanned. */
    address: z.string(),
  }),
});

export const confirmSecondFactor = defineEndpoint({
  ...sensitive,
  path: `${PATH}/confirm`,
  body: z.object({ code: givenCodeSchema }),
  output: recoveryCodesSchema,
});

/** Others in the place of those there are. */
export const renewRecoveryCodes = defineEndpoint({
  ...sensitive,
  path: `${PATH}/recovery-codes`,
  output: recoveryCodesSchema,
});

export const removeSecondFactor = defineEndpoint({
  ...sensitive,
  path: `${PATH}/remove`,
  output: z.object({ status: z.literal('done') }),
});
