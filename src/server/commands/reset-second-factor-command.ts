import { changeSecondFactor } from '#server/accounts/second-factor/change-second-factor.ts';
import { findSecondFactor } from '#server/accounts/second-factor/find-second-factor.ts';
import { findCredentials } from '#server/accounts/queries.ts';
import type { StartedServices } from '#server/start/start-services.ts';
import { CommandError } from './command-error.ts';

/** `reset-second-factor EMAIL`: for somebody who has lost the app and the recovery codes. Their owner gets a mail. */
export async function resetSecondFactorCommand(
  { services }: Pick<StartedServices, 'services'>,
  email: string,
  print: (line: string) => void,
): Promise<void> {
  const account = await findCredentials(services.db, email);
  if (account === null) throw new CommandError(`There is no account with the address ${email}`);
  if ((await findSecondFactor(services.db, account.id)) === null) {
    throw new CommandError(`The account of ${account.email} has no second factor`);
  }
  await changeSecondFactor(services, { accountId: account.id }, 'reset', account.language ?? 'en');
  print(`${account.email} signs in with the password alone now, and is told so by mail.`);
}
