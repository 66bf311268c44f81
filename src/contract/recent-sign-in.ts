/**
 * Of calls that change how somebody signs in, or what cannot be taken back by oneself: email, password, second factor,
 * passkeys, deleting an account or a site, handing a site over.
 */
export const SENSITIVE_CALL = { recentSignInMinutes: 10 } as const;
