/** Calls of the dashboard by whoever is signed in. */
export const ofAccount = { host: 'dashboard', access: { kind: 'account' } } as const;
