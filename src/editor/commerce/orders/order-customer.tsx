import { Link } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { translate } from '#ui/translate.ts';
import { AddressOf } from './address-of.tsx';
import { OrderSection } from './order-section.tsx';
import styles from './orders.module.css';

/** Who bought, where it goes and who pays for it, with the way to their contact for those who may see it (CRM-23). */
export function OrderCustomer({ order }: { readonly order: Order }) {
  const { contactId, name, email, phone, delivery, billing, deliveryOption, isTaxExempt, note, fields } =
    order;
  const isSame = JSON.stringify(delivery) === JSON.stringify(billing);
  return (
    <OrderSection title={translate(words.customer)}>
      <p className={styles['who']}>
        {name === '' ? null : <bdi>{name}</bdi>}
        {/* Of who has none, or was erased, there is nothing to write to. */}
        {email.includes('@') ? (
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        ) : null}
        {phone === '' ? null : (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            <bdi>{phone}</bdi>
          </a>
        )}
        {contactId === null ? null : (
          <Link to={`/contacts/people/${contactId}`}>{translate(words.toContact)}</Link>
        )}
      </p>
      {isTaxExempt ? <p className={styles['muted']}>{translate(words.taxExempt)}</p> : null}
      {deliveryOption === null ? null : (
        <p className={styles['muted']}>
          <bdi>{translate(words.by, { option: deliveryOption.name })}</bdi>
        </p>
      )}
      {deliveryOption?.pickupNote === undefined ? null : (
        <p className={styles['text']} dir="auto">
          {deliveryOption.pickupNote}
        </p>
      )}
      {delivery === null ? null : <AddressOf title={translate(words.deliverTo)} address={delivery} />}
      {billing === null || isSame ? null : <AddressOf title={translate(words.billTo)} address={billing} />}
      {note === '' ? null : (
        <div>
          <p className={styles['muted']}>{translate(words.buyerNote)}</p>
          <p className={styles['text']} dir="auto">
            {note}
          </p>
        </div>
      )}
      {fields.map(({ id, title, answer }) => (
        <div key={id}>
          <p className={styles['muted']} dir="auto">
            {title}
          </p>
          <p className={styles['text']} dir="auto">
            {answer}
          </p>
        </div>
      ))}
    </OrderSection>
  );
}
