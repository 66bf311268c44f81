/**
 * Who may make an account: everybody with a mailbox, who was invited by the owner of the installation, or nobody.
 */
export const SIGN_UP_POLICIES = ['open', 'invitation', 'closed'] as const;
export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number];

/** Of an installation in which nobody has chosen another. */
export const DEFAULT_SIGN_UP_POLICY: SignUpPolicy = 'invitation';
