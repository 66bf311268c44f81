import { useState } from 'react';
import type { Subscription } from '#contract/subscriptions.ts';
import { isSubscriptionOver } from '#domain/subscriptions/subscription-states.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { Button } from '#ui/button.tsx';
import { Menu, type MenuAction } from '#ui/menu.tsx';
import { translate } from '#ui/translate.ts';
import { ChangeAddressDialog } from './change-address-dialog.tsx';
import { ChangeLinesDialog } from './change-lines-dialog.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { ChangePriceDialog } from './change-price-dialog.tsx';

type Part = 'lines' | 'plan' | 'price' | 'address';

/** What of a subscription can be changed from the next charge on (ORD-111, ORD-117). */
export function ChangeMenu({ subscription }: { readonly subscription: Subscription }) {
  const [opened, setOpened] = useState<Part | null>(null);
  const close = () => setOpened(null);
  const { kind, state, cycles, cycle, delivery, billing } = subscription;
  const hasCharges = !isSubscriptionOver(state) && state !== 'ending' && (cycles === 0 || cycle < cycles);
  if (!hasCharges) return null;
  const item = (id: Part, label: string): MenuAction => ({ id, label, onAction: () => setOpened(id) });
  const items = [
    ...(kind === 'product' ? [item('lines', translate(words.changeLines))] : []),
    ...(kind === 'membership' ? [item('plan', translate(words.changePlan))] : []),
    ...(kind === 'donation' ? [] : [item('price', translate(words.changePrice))]),
    ...(delivery === null && billing === null ? [] : [item('address', translate(words.changeAddress))]),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={translate(words.change)}
        trigger={<Button>{translate(words.change)}</Button>}
        items={items}
      />
      {opened === 'lines' ? <ChangeLinesDialog subscription={subscription} onClose={close} /> : null}
      {opened === 'plan' ? <ChangePlanDialog subscription={subscription} onClose={close} /> : null}
      {opened === 'price' ? <ChangePriceDialog subscription={subscription} onClose={close} /> : null}
      {opened === 'address' ? <ChangeAddressDialog subscription={subscription} onClose={close} /> : null}
    </>
  );
}
