/** Marks what a page does with passkeys once its script runs: `sign-in` or `add` (MEMB-25). */
export const PASSKEY_ATTRIBUTE = 'data-passkey';
