import type { Subscription } from '#contract/subscriptions.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { translate } from '#ui/translate.ts';
import { AddressOf } from '../orders/address-of.tsx';
import { OrderSection } from '../orders/order-section.tsx';
import styles from '../orders/orders.module.css';

/** Who subscribed, where it goes and who pays for it. */
export function SubscriptionPerson({ subscription }: { readonly subscription: Subscription }) {
  const { name, email, phone, delivery, billing, deliveryOption } = subscription;
  const isSame = JSON.stringify(delivery) === JSON.stringify(billing);
  return (
    <OrderSection title={translate(words.subscriber)}>
      <p className={styles['who']}>
        {name === '' ? null : <bdi>{name}</bdi>}
        {email === '' ? null : (
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        )}
        {phone === '' ? null : (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            <bdi>{phone}</bdi>
          </a>
        )}
      </p>
      {deliveryOption === '' ? null : (
        <p className={styles['muted']}>
          <bdi>{translate(orders.by, { option: deliveryOption })}</bdi>
        </p>
      )}
      {delivery === null ? null : <AddressOf title={translate(orders.deliverTo)} address={delivery} />}
      {billing === null || isSame ? null : <AddressOf title={translate(orders.billTo)} address={billing} />}
    </OrderSection>
  );
}
