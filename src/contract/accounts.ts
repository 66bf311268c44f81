import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { passwordProblem } from '#domain/accounts/password-rule.ts';
import { SIGN_UP_POLICIES } from '#domain/accounts/sign-up-policy.ts';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { INTERFACE_LOCALES } from '#messages/interface-locales.ts';
import { defineEndpoint } from './endpoint.ts';
import { mailAddressSchema } from './mail-address.ts';
import { ofAccount } from './of-account.ts';
import { SENSITIVE_CALL } from './recent-sign-in.ts';
import { shortText } from './short-text.ts';

const open = { kind: 'public' } as const;

/** Tries that cost a hash, in a minute from one network address; the slow-down of accounts comes on top. */
export const HASHING_RATE = 30;

/** Mails that one person makes Portico send to addresses they name, in a minute. */
const MAILING_RATE = 30;

/** Calls of people who are not signed in that make the server hash or send mail. */
const hashing = { method: 'POST', host: 'dashboard', access: open, rateLimit: HASHING_RATE } as const;

export const accountNameSchema = shortText(fieldRules.yourNameMissing);

export const newPasswordSchema = z.string().superRefine((password, context) => {
  const problem = passwordProblem(password);
  if (problem !== null) context.addIssue({ code: 'custom', message: ruleMessage(problem) });
});

/** A password to be checked, not chosen: any text, of a length that cannot keep the server busy. */
export const givenPasswordSchema = z.string().min(1, ruleMessage(fieldRules.yourPasswordMissing)).max(1000);
const linkTokenSchema = z.string().max(100);
const done = z.object({ status: z.literal('done') });
const mailSent = z.object({ status: z.literal('check-mail') });

export const meSchema = z.object({
  id: idSchema<'account'>(),
  name: z.string(),
  email: z.string(),
  isInstallationOwner: z.boolean(),
  /** Chosen for the dashboard and the configuration area; null follows the browser. */
  language: z.enum(INTERFACE_LOCALES).nullable(),
});
export type Me = z.infer<typeof meSchema>;

/** Who is signed in now; or that a second factor is waited for (`giveSecondFactor`), and nobody is signed in yet. */
export const signInAnswerSchema = z.union([meSchema, z.object({ needsSecondFactor: z.literal(true) })]);
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

/** What the dashboard has to know before anybody is signed in. */
export const getInstallation = defineEndpoint({
  method: 'GET',
  path: '/api/installation',
  host: 'dashboard',
  access: open,
  output: z.object({
    isClaimed: z.boolean(),
    /** Who may make an account. */
    signUp: z.enum(SIGN_UP_POLICIES),
    account: meSchema.nullable(),
  }),
});

/**
 * Makes the first account, which owns the installation and the sites it was started with; `token` is what the start
 * has printed.
 */
export const claimInstallation = defineEndpoint({
  ...hashing,
  path: '/api/auth/Claim',
  body: z.object({
    token: linkTokenSchema.min(1, ruleMessage(fieldRules.setUpCodeMissing)),
    name: accountNameSchema,
    email: mailAddressSchema,
    password: newPasswordSchema,
  }),
  output: meSchema,
});

/** Sets the session, or waits for the second factor. On app hosts: elsewhere there is no session to set. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/Login',
  host: 'any',
  access: open,
  rateLimit: HASHING_RATE,
  body: z.object({ email: z.string().max(300), password: givenPasswordSchema }),
  output: signInAnswerSchema,
});

/**
 * Proves once more who is signed in, for the calls that take a recent sign-in (`recentSignInMinutes`); of every host on
 * which they are made.
 */
export const reauthenticate = defineEndpoint({
  method: 'POST',
  path: '/api/auth/Reauthenticate',
  host: 'any',
  access: ofAccount.access,
  rateLimit: HASHING_RATE,
  body: z.object({
    password: givenPasswordSchema,
    /** Of the second factor, where there is one: `second-factor-needed` without it. */
    code: z.string().max(100).optional(),
  }),
  output: done,
});

/** Sends a link to the address, or, where it has an account, a mail that says so. The answer is the same. */
export const signUp = defineEndpoint({
  ...hashing,
  path: '/api/auth/SignUp',
  body: z.object({ email: mailAddressSchema }),
  output: mailSent,
});

/** The address a sign-up link was sent to; reset-link-invalid where it no longer works. */
export const checkSignUpLink = defineEndpoint({
  ...hashing,
  path: '/api/auth/CheckSignUp',
  body: z.object({ token: linkTokenSchema }),
  output: z.object({ email: z.string() }),
});

/** Makes the account of a sign-up link and signs in. */
export const completeSignUp = defineEndpoint({
  ...hashing,
  path: '/api/auth/CompleteSignUp',
  body: z.object({ token: linkTokenSchema, name: accountNameSchema, password: newPasswordSchema }),
  output: meSchema,
});

/** Sends a link to choose a new password, or, where there is no account, a mail that says so. */
export const requestPasswordReset = defineEndpoint({
  ...hashing,
  path: '/api/auth/ForgotPassword',
  body: z.object({ email: mailAddressSchema }),
  output: mailSent,
});

/**
 * Sets the password of a reset link, ends all sessions and signs in, as `login` does. Where the password was turned off
 * it takes a recovery code: `recovery-code-needed` without it.
 */
export const resetPassword = defineEndpoint({
  ...hashing,
  path: '/api/auth/ResetPassword',
  body: z.object({
    token: linkTokenSchema,
    password: newPasswordSchema,
    code: z.string().max(100).optional(),
  }),
  output: signInAnswerSchema,
});

/** Puts the address of a mailed link in place of the old one, and ends all other sessions. */
export const confirmEmail = defineEndpoint({
  ...hashing,
  path: '/api/auth/ConfirmEmail',
  body: z.object({ token: linkTokenSchema }),
  output: z.object({ email: z.string() }),
});

/**
 * Gives an account the address back that it had before a change of it; ends all sessions and the password, for which
 * `resetToken` sets another.
 */
export const undoEmailChange = defineEndpoint({
  ...hashing,
  path: '/api/auth/UndoEmailChange',
  body: z.object({ token: linkTokenSchema }),
  output: z.object({ email: z.string(), resetToken: z.string() }),
});

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/account',
  host: 'any',
  access: ofAccount.access,
  output: meSchema,
});

export const changeName = defineEndpoint({
  ...ofAccount,
  method: 'POST',
  path: '/api/account/name',
  body: z.object({ name: accountNameSchema }),
  output: meSchema,
});

/** Null follows the browser. */
export const changeLanguage = defineEndpoint({
  ...ofAccount,
  method: 'POST',
  path: '/api/account/language',
  body: z.object({ language: meSchema.shape.language }),
  output: meSchema,
});

/** Ends all other sessions. */
export const changePassword = defineEndpoint({
  ...ofAccount,
  ...SENSITIVE_CALL,
  method: 'POST',
  path: '/api/account/password',
  rateLimit: HASHING_RATE,
  body: z.object({ currentPassword: givenPasswordSchema, newPassword: newPasswordSchema }),
  output: done,
});

/** Sends a link to the new address; the old one stays until it is used, and is told. */
export const changeEmail = defineEndpoint({
  ...ofAccount,
  ...SENSITIVE_CALL,
  method: 'POST',
  path: '/api/account/email',
  rateLimit: MAILING_RATE,
  body: z.object({ email: mailAddressSchema }),
  output: mailSent,
});

/** For good; takes the address of the account once more. Refused to who owns sites or the installation. */
export const deleteAccount = defineEndpoint({
  ...ofAccount,
  ...SENSITIVE_CALL,
  method: 'POST',
  path: '/api/account/delete',
  rateLimit: HASHING_RATE,
  body: z.object({ email: z.string().max(300) }),
  output: done,
});

export const sessionSchema = z.object({
  id: idSchema<'session'>(),
  /** Browser and system: 'Firefox on Linux'. */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});
export type SessionSummary = z.infer<typeof sessionSchema>;

export const listSessions = defineEndpoint({
  ...ofAccount,
  method: 'GET',
  path: '/api/account/sessions',
  output: z.object({ sessions: z.array(sessionSchema) }),
});

export const endSession = defineEndpoint({
  ...ofAccount,
  method: 'DELETE',
  path: '/api/account/sessions/:sessionId',
  params: z.object({ sessionId: idSchema<'session'>() }),
  output: done,
});

export const endOtherSessions = defineEndpoint({
  ...ofAccount,
  method: 'POST',
  path: '/api/account/sessions/end-others',
  output: done,
});
