import { useState } from 'react';
import { writeToBuyer } from '#contract/order-mails.ts';
import type { Order } from '#contract/orders.ts';
import { MAIL_TEXT_LIMITS } from '#domain/store/mail-text.ts';
import { orderMailing as words } from '#messages/en/interface/order-mailing.ts';
import { showToast } from '#ui/show-toast.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { OrderDialog } from './order-dialog.tsx';

interface WriteDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** A mail by hand to the buyer of an order (ORD-99). */
export function WriteDialog({ order, onClose }: WriteDialogProps) {
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const missing = (value: string) => (isAsked && value.trim() === '' ? translate(words.required) : undefined);
  const send = async () => {
    await callEndpoint(writeToBuyer, { params: { orderId: order.id }, body: { subject, text } });
    showToast(translate(words.sent), { tone: 'success' });
  };
  return (
    <OrderDialog
      title={translate(words.write)}
      action={translate(words.send)}
      onClose={onClose}
      send={() => {
        setAsked(true);
        return subject.trim() === '' || text.trim() === '' ? null : send();
      }}
    >
      <p>{translate(words.greeting, { email: `\u2068${order.email}\u2069` })}</p>
      <TextField
        label={translate(words.subject)}
        value={subject}
        maxLength={MAIL_TEXT_LIMITS.subject}
        onChange={setSubject}
        errorMessage={missing(subject)}
      />
      <TextArea
        label={translate(words.text)}
        rows={8}
        value={text}
        maxLength={MAIL_TEXT_LIMITS.text}
        onChange={setText}
        errorMessage={missing(text)}
      />
    </OrderDialog>
  );
}
