import { describe, expect, it } from 'vitest';
import { takesMembers } from './member-plan.ts';
import { GIVING_ACCESS, mayChangeMembership, MEMBERSHIP_STATES } from './membership-state.ts';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const plan = {
  visibility: 'public',
  isOpen: true,
  opensAt: null,
  closesAt: null,
  places: null,
  memberCount: 3,
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
])('a plan with %j takes members: %s', (changed, expected) => {
  expect(takesMembers({ ...plan, ...changed }, NOW)).toBe(expected);
});

describe('a membership', () => {
  it('becomes each other state from some state, and never itself', () => {
    for (const state of MEMBERSHIP_STATES) {
      expect(MEMBERSHIP_STATES.some((from) => mayChangeMembership(from, state))).toBe(true);
      expect(mayChangeMembership(state, state)).toBe(false);
    }
    expect(mayChangeMembership('complimentary', 'past-due')).toBe(false);
    expect(mayChangeMembership('expired', 'past-due')).toBe(false);
  });

  it('gives access in all states but expired', () => {
    expect(GIVING_ACCESS).toEqual(['trialing', 'active', 'past-due', 'cancelled', 'complimentary']);
  });
});
