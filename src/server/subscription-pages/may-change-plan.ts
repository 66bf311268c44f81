import type { OwnSubscription } from '#server/subscriptions/managing/subscription-by-token.ts';

/** Whether a subscription is a membership that can be changed to another plan: it is paid for, or tried (MEMB-55). */
export function mayChangePlan({ kind, state, memberId, planId }: OwnSubscription): boolean {
  return kind === 'membership' && state === 'active' && memberId !== null && planId !== null;
}
