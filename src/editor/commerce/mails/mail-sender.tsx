import { useState } from 'react';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { MAX_SENDER_NAME } from '#domain/store/store-settings.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { storeMails as words } from '#messages/en/interface/store-mails.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../../commands/set-record-field.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { useGestureId } from '../../documents/use-gesture-id.ts';
import { PanelGroup } from '../../panel/panel-group.tsx';
import { useStoreSettings } from '../use-store-settings.ts';

const MAX_ADDRESS = 254;

/** Who the mails to buyers are from, and to whom they answer (ORD-143). */
export function MailSender({ store }: { readonly store: DocumentStore }) {
  const { mailSenderName, mailReplyTo, sellerName } = useStoreSettings(store);
  const gesture = useGestureId();
  // What is typed and no address yet; null: what is stored.
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const keepAddress = () => {
    const address = (typed ?? '').trim();
    if (typed === null) return;
    setWrong(address !== '' && !isMailAddress(address));
    if (address !== '' && !isMailAddress(address)) return;
    if (address !== mailReplyTo) {
      store.run(setRecordField('settings', 'mailReplyTo', address, words.replyTo));
    }
    setTyped(null);
  };
  return (
    <PanelGroup title={translate(words.sender)} description={translate(words.senderText)}>
      <TextField
        label={translate(words.senderName)}
        isOptional
        autoComplete="organization"
        value={mailSenderName}
        maxLength={MAX_SENDER_NAME}
        {...(sellerName === '' ? {} : { placeholder: sellerName })}
        onChange={(name) =>
          store.run(setRecordField('settings', 'mailSenderName', name, words.senderName), gesture.current())
        }
        onBlur={gesture.end}
      />
      <TextField
        label={translate(words.replyTo)}
        description={translate(words.replyToText)}
        isOptional
        type="email"
        autoComplete="email"
        value={typed ?? mailReplyTo}
        maxLength={MAX_ADDRESS}
        {...(isWrong ? { errorMessage: translate(fieldRules.invalidEmail) } : {})}
        onChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
        onBlur={keepAddress}
      />
    </PanelGroup>
  );
}
