import { describe, expect, it } from 'vitest';
import { takesMembers } from './member-plan.ts';
import { membershipOf } from './membership-of-subscription.ts';
import { GIVING_ACCESS, mayChangeMembership, MEMBERSHIP_STATES } from './membership-state.ts';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const plan = {
  visibility: 'public',
  isOpen: true,
  opensAt: null,
  closesAt: null,
  places: null,
  takenCount: 3,
} as const;

it.each([
  [{}, true],
  [{ visibility: 'link' as const }, true],
  [{ visibility: 'archived' as const }, false],
  [{ isOpen: false }, false],
  [{ places: 4 }, true],
  [{ places: 3 }, false],
  [{ opensAt: '2026-05-01T12:00:00.000Z' }, true],
  [{ opensAt: '2026-05-01T12:00:00.001Z' }, false],
  [{ closesAt: '2026-05-01T12:00:00.000Z' }, false],
  [{ closesAt: '2026-05-01T12:00:00.001Z' }, true],
])('a plan with %j takes members: %s [MEMB-46, MEMB-57]', (changed, expected) => {
  expect(takesMembers({ ...plan, ...changed }, NOW)).toBe(expected);
});

/** What each may become; everything else is refused. */
const LEGAL: Readonly<Record<string, readonly string[]>> = {
  trialing: ['active', 'past-due', 'cancelled', 'expired', 'complimentary'],
  active: ['past-due', 'cancelled', 'expired', 'complimentary'],
  'past-due': ['active', 'cancelled', 'expired', 'complimentary'],
  cancelled: ['active', 'trialing', 'expired', 'complimentary'],
  expired: ['active', 'trialing', 'complimentary'],
  complimentary: ['active', 'cancelled', 'expired'],
};

describe('a membership', () => {
  it('is one of six, and becomes what the table says and nothing else [MEMB-53]', () => {
    expect(MEMBERSHIP_STATES).toEqual(Object.keys(LEGAL).toSorted(byPlace));
    for (const from of MEMBERSHIP_STATES) {
      const becomes = MEMBERSHIP_STATES.filter((to) => mayChangeMembership(from, to));
      expect(becomes.toSorted(), from).toEqual(LEGAL[from]?.toSorted());
    }
  });

  it('gives access in all states but expired [MEMB-53]', () => {
    expect(GIVING_ACCESS).toEqual(['trialing', 'active', 'past-due', 'cancelled', 'complimentary']);
  });

  const later = NOW + 86_400_000;
  const before = NOW - 86_400_000;
  it.each([
    ['active', { trialEndsAt: null }, 'active', null],
    ['active', { trialEndsAt: later }, 'trialing', null],
    ['active', { trialEndsAt: NOW }, 'active', null],
    ['pastDue', { paidUntil: before }, 'past-due', null],
    ['ending', { endsAt: later }, 'cancelled', later],
    ['ending', { endsAt: before }, 'expired', before],
    ['ending', { trialEndsAt: later, paidUntil: later }, 'cancelled', later],
    ['paused', { paidUntil: later }, 'cancelled', later],
    ['paused', { paidUntil: before }, 'expired', before],
    ['paused', {}, 'expired', NOW],
    ['canceled', { endsAt: before }, 'expired', before],
    ['canceled', { endsAt: later }, 'expired', NOW],
    ['completed', {}, 'expired', NOW],
  ] as const)('of a subscription that is %s with %j is %s until %s [MEMB-53]', (state, facts, is, endsAt) => {
    const all = { state, trialEndsAt: null, endsAt: null, paidUntil: null, ...facts };
    expect(membershipOf(all, NOW)).toEqual({ state: is, endsAt });
  });
});

function byPlace(a: string, b: string): number {
  const places: readonly string[] = [
    'trialing',
    'active',
    'past-due',
    'cancelled',
    'expired',
    'complimentary',
  ];
  return places.indexOf(a) - places.indexOf(b);
}
