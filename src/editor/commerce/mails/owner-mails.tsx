import { useId } from 'react';
import { OWNER_MAIL_KINDS, type OwnerMailKind } from '#domain/store/owner-mails.ts';
import { storeMails as words } from '#messages/en/interface/store-mails.ts';
import type { Message } from '#messages/message.ts';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../../commands/set-record-field.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { useStoreSettings } from '../use-store-settings.ts';
import styles from './mails.module.css';

const NAMES: Readonly<Record<OwnerMailKind, Message>> = {
  new: words.ownNew,
  newDonation: words.ownNewDonation,
  lowStock: words.ownLowStock,
  unpaid: words.ownUnpaid,
  late: words.ownLate,
  refundFailed: words.ownRefundFailed,
  disputed: words.ownDisputed,
  renewals: words.ownRenewals,
};

/** The mails to those who look after the store, each with its switch, but for the one that has to be answered (ORD-140). */
export function OwnerMails({ store }: { readonly store: DocumentStore }) {
  const heading = useId();
  const { ownerMailsOff } = useStoreSettings(store);
  const turn = (kind: OwnerMailKind, isOn: boolean) => {
    const off = OWNER_MAIL_KINDS.filter((each) => (each === kind ? !isOn : ownerMailsOff.includes(each)));
    store.run(setRecordField('settings', 'ownerMailsOff', off, words.ownStep));
  };
  return (
    <section aria-labelledby={heading} className={styles['owners']}>
      <h2 id={heading} className={styles['heading']}>
        {translate(words.ownerMails)}
      </h2>
      <p className={styles['muted']}>{translate(words.ownerLead)}</p>
      <ul aria-labelledby={heading} className={styles['list']}>
        {OWNER_MAIL_KINDS.map((kind) => (
          <li key={kind} className={styles['row']}>
            <span className={styles['grow']}>
              <Switch
                label={translate(NAMES[kind])}
                isSelected={!ownerMailsOff.includes(kind)}
                onChange={(isOn) => turn(kind, isOn)}
              />
            </span>
          </li>
        ))}
        <li className={styles['row']}>
          <span className={styles['fixed']}>
            {translate(words.ownWithdrawn)}
            <span className={styles['muted']}>{translate(words.always)}</span>
          </span>
        </li>
      </ul>
    </section>
  );
}
