import { Link } from 'react-router';
import type { Donation } from '#contract/donations.ts';
import { donationScreens as words } from '#messages/en/interface/donations.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { translate } from '#ui/translate.ts';
import { AddressOf } from '../orders/address-of.tsx';
import { OrderSection } from '../orders/order-section.tsx';
import styles from '../orders/orders.module.css';

/** Who gave: their name is here also where nobody else is told it (ORD-130). */
export function DonorSection({ donation }: { readonly donation: Donation }) {
  const { contactId, billing, name, email, note, isAnonymous } = donation;
  return (
    <OrderSection title={translate(words.donor)}>
      {billing !== null ? (
        <AddressOf address={billing} />
      ) : name === '' ? null : (
        <p className={styles['text']} dir="auto">
          {name}
        </p>
      )}
      {email.includes('@') ? (
        <p className={styles['text']}>
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </p>
      ) : null}
      {contactId === null ? null : (
        <p className={styles['text']}>
          <Link to={`/contacts/people/${contactId}`}>{translate(orders.toContact)}</Link>
        </p>
      )}
      {isAnonymous ? <p className={styles['muted']}>{translate(words.anonymousText)}</p> : null}
      {note === '' ? null : (
        <>
          <h3 className={styles['muted']}>{translate(words.message)}</h3>
          <p className={styles['text']} dir="auto">
            {note}
          </p>
        </>
      )}
    </OrderSection>
  );
}
