import { useState } from 'react';
import { changeSubscriptionAddress } from '#contract/subscription-changes.ts';
import type { Subscription } from '#contract/subscriptions.ts';
import { addressProblems, NO_ADDRESS, tidyAddress, type Address } from '#domain/addresses/address.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { AddressFields } from '../orders/drafts/address-fields.tsx';
import { OrderDialog } from '../orders/order-dialog.tsx';
import styles from '../orders/orders.module.css';

interface ChangeAddressDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** Another address to send it to, or of the bill where nothing is sent, from the next charge on (ORD-117). */
export function ChangeAddressDialog({ subscription, onClose }: ChangeAddressDialogProps) {
  const { id: subscriptionId, version, delivery, billing, pending } = subscription;
  const [address, setAddress] = useState<Address>({
    ...NO_ADDRESS,
    ...(pending.delivery ?? delivery ?? billing),
  });
  const [isTried, setTried] = useState(false);
  return (
    <OrderDialog
      title={translate(words.changeAddress)}
      action={translate(words.save)}
      onClose={onClose}
      send={() => {
        setTried(true);
        const tidy = tidyAddress(address);
        if (Object.keys(addressProblems(tidy, null)).length > 0) return null;
        const body = { version, address: tidy };
        return callEndpoint(changeSubscriptionAddress, { params: { subscriptionId }, body });
      }}
    >
      <p className={styles['text']}>{translate(words.changeText)}</p>
      <AddressFields address={address} onChange={setAddress} isAsking={isTried} />
      <p className={styles['muted']}>{translate(words.mailed)}</p>
    </OrderDialog>
  );
}
