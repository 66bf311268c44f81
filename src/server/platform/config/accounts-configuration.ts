import { z } from 'zod';
import { SIGN_UP_POLICIES, type SignUpPolicy } from '#domain/accounts/sign-up-policy.ts';

/** The settings of accounts, by the names of their environment variables. */
export const ACCOUNTS_ENVIRONMENT = {
  SIGN_UP: z.enum(SIGN_UP_POLICIES, { error: `must be one of ${SIGN_UP_POLICIES.join(', ')}` }).optional(),
};

export interface AccountsConfiguration {
  /** Null: the owner of the installation chooses in the dashboard. */
  readonly signUp: SignUpPolicy | null;
}

type AccountsEnvironment = z.infer<z.ZodObject<typeof ACCOUNTS_ENVIRONMENT>>;

export function accountsConfiguration(settings: AccountsEnvironment): AccountsConfiguration {
  return { signUp: settings.SIGN_UP ?? null };
}
