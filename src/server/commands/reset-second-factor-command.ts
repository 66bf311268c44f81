import { changeSecondFactor } from '#server/accounts/second-factor/change-second-factor.ts';
import { findSecondFactor } from '#server/accounts/second-factor/find-second-factor.ts';
import { passwordOffSince } from '#server/accounts/passkeys/queries.ts';
import { letPasswordBeChosen } from '#server/accounts/passkeys/turn-password-off.ts';
import { findCredentials } from '#server/accounts/queries.ts';
import type { StartedServices } from '#server/start/start-services.ts';
import { CommandError } from './command-error.ts';

/**
 * `reset-second-factor EMAIL`: for somebody who has lost the app or all passkeys, and the recovery codes. Where passkeys
 * alone signed in, the mailed link for a new password is enough from then on. Their owner gets a mail.
 */
export async function resetSecondFactorCommand(
  { services }: Pick<StartedServices, 'services'>,
  email: string,
  print: (line: string) => void,
): Promise<void> {
  const account = await findCredentials(services.db, email);
  if (account === null) throw new CommandError(`There is no account with the address ${email}`);
  const language = account.language ?? 'en';
  if ((await passwordOffSince(services.db, account.id)) !== null) {
    await letPasswordBeChosen(services, account.id, language);
    print(`${account.email} can choose a password by "Forgot your password?" now, and is told so by mail.`);
    return;
  }
  if ((await findSecondFactor(services.db, account.id)) === null) {
    throw new CommandError(`The account of ${account.email} has no second factor`);
  }
  await changeSecondFactor(services, { accountId: account.id }, 'reset', language);
  print(`${account.email} signs in with the password alone now, and is told so by mail.`);
}
