/** Who may create an account: everybody with a mailbox, people invited by the owner of the installation, or nobody. */
export const SIGN_UP_POLICIES = ['open', 'invitation', 'closed'] as const;
export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number];

/** The policy where the operator has chosen none. */
export const DEFAULT_SIGN_UP_POLICY: SignUpPolicy = 'invitation';
