/** What a membership in a plan is (MEMB-53). */
export const MEMBERSHIP_STATES = [
  'trialing',
  'active',
  'past-due',
  'cancelled',
  'expired',
  'complimentary',
] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/** All but expired ones give access, until they end (MEMB-53). */
export const GIVING_ACCESS: readonly MembershipState[] = MEMBERSHIP_STATES.filter(
  (state) => state !== 'expired',
);

/** The legal changes (MEMB-53). Who has left a plan may join it again. */
const CHANGES: Readonly<Record<MembershipState, readonly MembershipState[]>> = {
  trialing: ['active', 'past-due', 'cancelled', 'expired', 'complimentary'],
  active: ['past-due', 'cancelled', 'expired', 'complimentary'],
  'past-due': ['active', 'cancelled', 'expired', 'complimentary'],
  cancelled: ['active', 'trialing', 'expired', 'complimentary'],
  expired: ['active', 'trialing', 'complimentary'],
  complimentary: ['active', 'cancelled', 'expired'],
};

/** Whether a membership may become another one (MEMB-53). */
export function mayChangeMembership(from: MembershipState, to: MembershipState): boolean {
  return CHANGES[from].includes(to);
}
