import type { Donation } from '#contract/donations.ts';
import { donationScreens as words } from '#messages/en/interface/donations.ts';
import { translate } from '#ui/translate.ts';
import { AddressOf } from '../orders/address-of.tsx';
import { OrderSection } from '../orders/order-section.tsx';
import styles from '../orders/orders.module.css';

/** Who gave: their name is here also where nobody else is told it (ORD-130). */
export function DonorSection({ donation }: { readonly donation: Donation }) {
  const { billing, name, email, note, isAnonymous } = donation;
  return (
    <OrderSection title={translate(words.donor)}>
      {billing !== null ? (
        <AddressOf address={billing} />
      ) : name === '' ? null : (
        <p className={styles['text']} dir="auto">
          {name}
        </p>
      )}
      {email === '' ? null : (
        <p className={styles['text']}>
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
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
