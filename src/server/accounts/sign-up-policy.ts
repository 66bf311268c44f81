import {
  DEFAULT_SIGN_UP_POLICY,
  SIGN_UP_POLICIES,
  type SignUpPolicy,
} from '#domain/accounts/sign-up-policy.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';

const NAME = 'sign-up-policy';

/** The sign-up policy: that of SIGN_UP, else the one the owner of the installation has chosen. */
export async function readSignUpPolicy(
  services: Pick<Services, 'config'>,
  db: Db,
): Promise<{ readonly policy: SignUpPolicy; readonly isFixed: boolean }> {
  const { signUp } = services.config.accounts;
  if (signUp !== null) return { policy: signUp, isFixed: true };
  const row = await db.selectFrom('installation').select('value').where('name', '=', NAME).executeTakeFirst();
  const policy = SIGN_UP_POLICIES.find((each) => each === row?.value) ?? DEFAULT_SIGN_UP_POLICY;
  return { policy, isFixed: false };
}

/** Sets the sign-up policy; throws sign-up-fixed where SIGN_UP sets it. */
export async function changeSignUpPolicy({ config, db }: Services, policy: SignUpPolicy): Promise<void> {
  if (config.accounts.signUp !== null) throw new CallError('sign-up-fixed');
  const value = JSON.stringify(policy);
  await db
    .insertInto('installation')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Throws `sign-up-closed` or `sign-up-by-invitation` where the policy does not allow open sign-up. */
export async function assertMaySignUp(
  services: Pick<Services, 'config'>,
  db: Db,
  way: 'by-oneself' | 'by-invitation',
): Promise<void> {
  const { policy } = await readSignUpPolicy(services, db);
  if (policy === 'closed') throw new CallError('sign-up-closed');
  if (policy === 'invitation' && way === 'by-oneself') throw new CallError('sign-up-by-invitation');
}
