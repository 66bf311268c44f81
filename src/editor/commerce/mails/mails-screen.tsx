import { Pencil } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import {
  canBeSwitchedOff,
  mailGroupOf,
  STORE_MAIL_KINDS,
  type MailGroupName,
  type StoreMailKind,
} from '#domain/store/store-mails.ts';
import { donationScreens } from '#messages/en/interface/donations.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { storeMails as words } from '#messages/en/interface/store-mails.ts';
import { subscriptionScreens } from '#messages/en/interface/subscriptions.ts';
import type { Message } from '#messages/message.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { StoreScreen } from '../store-screen.tsx';
import { STORE_MAIL_NAMES } from './mail-names.ts';
import { MailSender } from './mail-sender.tsx';
import { saveMailText, useMailText } from './mail-text-records.ts';
import { OwnerMails } from './owner-mails.tsx';
import styles from './mails.module.css';

/** What a mail is about, in the order of the list. */
const GROUPS: readonly { readonly title: Message; readonly kinds: readonly StoreMailKind[] }[] = [
  { title: orders.title, kinds: kindsOf('order') },
  { title: subscriptionScreens.title, kinds: kindsOf('subscription') },
  { title: donationScreens.title, kinds: kindsOf('donation') },
  { title: words.reminders, kinds: kindsOf('reminder') },
];

function kindsOf(group: MailGroupName): readonly StoreMailKind[] {
  return STORE_MAIL_KINDS.filter((kind) => mailGroupOf(kind) === group);
}

/** The mails that buyers get about their orders, each with its switch and its words (ORD-140). */
export function MailsScreen() {
  return (
    <StoreScreen title={translate(words.mails)}>
      {(store) => (
        <>
          <p className={styles['muted']}>{translate(words.lead)}</p>
          {GROUPS.map(({ title, kinds }) => (
            <MailGroup key={title.key} store={store} title={translate(title)} kinds={kinds} />
          ))}
          <MailSender store={store} />
          <OwnerMails store={store} />
        </>
      )}
    </StoreScreen>
  );
}

interface MailGroupProps {
  readonly store: DocumentStore;
  readonly title: string;
  readonly kinds: readonly StoreMailKind[];
}

function MailGroup({ store, title, kinds }: MailGroupProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles['owners']}>
      <h2 id={heading} className={styles['heading']}>
        {title}
      </h2>
      <ul aria-labelledby={heading} className={styles['list']}>
        {kinds.map((kind) => (
          <MailRow key={kind} store={store} kind={kind} />
        ))}
      </ul>
    </section>
  );
}

function MailRow({ store, kind }: { readonly store: DocumentStore; readonly kind: StoreMailKind }) {
  const navigate = useNavigate();
  const { isOn, subject, opening, closing } = useMailText(store, kind);
  const name = translate(STORE_MAIL_NAMES[kind]);
  const isOwn = [subject, opening, closing].some((text) => text !== '');
  const note = translate(isOwn ? words.own : words.original);
  return (
    <li className={styles['row']}>
      <span className={styles['grow']}>
        {canBeSwitchedOff(kind) ? (
          <Switch
            label={name}
            description={note}
            isSelected={isOn}
            onChange={(next) => saveMailText(store, kind, { isOn: next })}
          />
        ) : (
          <span className={styles['fixed']}>
            {name}
            <span className={styles['muted']}>
              {note} · {translate(words.always)}
            </span>
          </span>
        )}
      </span>
      <IconButton
        size="small"
        label={translate(words.edit, { name })}
        onPress={() => void navigate(`/commerce/mails/${kind}`)}
      >
        <Pencil aria-hidden="true" />
      </IconButton>
    </li>
  );
}
