import { Pencil } from 'lucide-react';
import { useNavigate } from 'react-router';
import { canBeSwitchedOff, STORE_MAIL_KINDS, type StoreMailKind } from '#domain/store/store-mails.ts';
import { storeMails as words } from '#messages/en/interface/store-mails.ts';
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

/** The mails that buyers get about their orders, each with its switch and its words (ORD-140). */
export function MailsScreen() {
  return (
    <StoreScreen title={translate(words.mails)}>
      {(store) => (
        <>
          <p className={styles['muted']}>{translate(words.lead)}</p>
          <ul aria-label={translate(words.mails)} className={styles['list']}>
            {STORE_MAIL_KINDS.map((kind) => (
              <MailRow key={kind} store={store} kind={kind} />
            ))}
          </ul>
          <MailSender store={store} />
          <OwnerMails store={store} />
        </>
      )}
    </StoreScreen>
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
