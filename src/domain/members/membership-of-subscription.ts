import { assertNever } from '#lib/invariant.ts';
import type { SubscriptionState } from '../subscriptions/subscription-states.ts';
import type { MembershipState } from './membership-state.ts';

/** What decides what a subscription gives its member; moments are milliseconds since 1970. */
export interface SubscriptionFacts {
  readonly state: SubscriptionState;
  /** Until when it is tried for free. */
  readonly trialEndsAt: number | null;
  /** When it ends, where that is known. */
  readonly endsAt: number | null;
  /** Until when it is paid. */
  readonly paidUntil: number | null;
}

/** What a member holds of a plan, and until when; null: without an end. */
export interface MembershipNow {
  readonly state: MembershipState;
  readonly endsAt: number | null;
}

/**
 * The membership that follows a subscription (MEMB-53): tried, paid, overdue, and cancelled to the end of what was paid for. A
 * subscription that rests gives what was paid for, and nothing after that.
 */
export function membershipOf(facts: SubscriptionFacts, now: number): MembershipNow {
  const { state, trialEndsAt, endsAt, paidUntil } = facts;
  const until = (end: number | null): MembershipNow =>
    end !== null && end > now
      ? { state: 'cancelled', endsAt: end }
      : { state: 'expired', endsAt: end ?? now };
  switch (state) {
    case 'active':
      return { state: trialEndsAt !== null && trialEndsAt > now ? 'trialing' : 'active', endsAt: null };
    case 'pastDue':
      return { state: 'past-due', endsAt: null };
    case 'ending':
      return until(endsAt ?? paidUntil);
    case 'paused':
      return until(paidUntil);
    case 'canceled':
    case 'completed':
      return { state: 'expired', endsAt: Math.min(endsAt ?? now, now) };
    default:
      return assertNever(state);
  }
}
