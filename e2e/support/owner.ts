/** Who owns the installations of the journeys. */
export const OWNER = { name: 'Owner', email: 'owner@example.com', password: 'a long test password' } as const;
