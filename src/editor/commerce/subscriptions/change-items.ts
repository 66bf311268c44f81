import type { Subscription } from '#contract/subscriptions.ts';
import { isSubscriptionOver } from '#domain/subscriptions/subscription-states.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import type { MenuAction } from '#ui/menu.tsx';
import { translate } from '#ui/translate.ts';

/** A part of a subscription that can be changed from the next charge on. */
export type ChangedPart = 'lines' | 'plan' | 'price' | 'address';

/** What of a subscription can be changed from the next charge on; none where nothing can (ORD-111, ORD-117). */
export function changeItems(
  { kind, state, cycles, cycle, delivery, billing }: Subscription,
  open: (part: ChangedPart) => void,
): readonly MenuAction[] {
  const hasCharges = !isSubscriptionOver(state) && state !== 'ending' && (cycles === 0 || cycle < cycles);
  if (!hasCharges) return [];
  const item = (id: ChangedPart, label: string): MenuAction => ({ id, label, onAction: () => open(id) });
  return [
    ...(kind === 'product' ? [item('lines', translate(words.changeLines))] : []),
    ...(kind === 'membership' ? [item('plan', translate(words.changePlan))] : []),
    ...(kind === 'donation' ? [] : [item('price', translate(words.changePrice))]),
    ...(delivery === null && billing === null ? [] : [item('address', translate(words.changeAddress))]),
  ];
}
