import { z } from 'zod';
import { INTERFACE_LOCALES, type InterfaceLocale } from '#messages/interface-locales.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { defineEvent } from '#server/platform/events/define-event.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';

/** `reset` and `password-again`: by whoever runs the installation, on the command line. */
export const FACTOR_CHANGES = [
  'on',
  'off',
  'reset',
  'new-codes',
  'code-used',
  'passkey-added',
  'passkey-removed',
  'password-off',
  'password-on',
  'password-again',
] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];

/** With what an account is signed in to besides its password is another, or a recovery code was used; the subject is the account. */
export const secondFactorChanged = defineEvent({
  type: 'second-factor-changed',
  params: z.object({
    change: z.enum(FACTOR_CHANGES),
    /** Of the browser in which it happened, for accounts that chose none. */
    language: z.enum(INTERFACE_LOCALES),
  }),
});

/** Writes down what happened to the second factor or the passkeys of an account, of which its owner gets a mail. */
export async function recordFactorChange(
  trx: Transaction<Database>,
  accountId: AccountId,
  {
    now,
    ...params
  }: { readonly change: FactorChange; readonly language: InterfaceLocale; readonly now: number },
): Promise<void> {
  await recordEvents(trx, secondFactorChanged, [
    { siteId: null, subject: accountId, params, at: new Date(now) },
  ]);
}
