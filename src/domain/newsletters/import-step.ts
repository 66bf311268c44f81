import { STRICTEST_FIRST } from './stricter-state.ts';
import type { SubscriberState } from './subscriber-state.ts';

/**
 * The state an imported person gets, or null where nothing changes (NEWS-65, NEWS-66): an import never makes a state
 * more permissive. `before` is null for somebody new, `given` what the row says. People without proof of their consent
 * (a time in the row, or the owner's word) wait as pending.
 */
export function importStep(
  before: SubscriberState | null,
  given: SubscriberState | null,
  hasConsent: boolean,
): SubscriberState | null {
  const wanted = given === null || given === 'subscribed' ? (hasConsent ? 'subscribed' : 'pending') : given;
  if (before === null) return wanted;
  // A row whose only information is that the person is on the list changes nothing for somebody who is.
  if (wanted === 'pending' || wanted === 'subscribed') return null;
  return STRICTEST_FIRST.indexOf(wanted) < STRICTEST_FIRST.indexOf(before) ? wanted : null;
}
