import { defineTranslation } from '../../define-messages.ts';
import type { orderMailing as english } from '../../en/interface/order-mailing.ts';

export const orderMailing = defineTranslation<typeof english>('orderMailing', {
  title: 'E-Mails',
  write: 'E-Mail schreiben',
  subject: 'Betreff',
  text: 'Nachricht',
  send: 'Senden',
  sent: 'Die E-Mail ist unterwegs',
  again: 'Noch einmal senden',
  againNamed: '„{name}“ noch einmal senden',
  didWritten: 'E-Mail an den Käufer',
  required: 'Geben Sie einen Text ein.',
  greeting: 'Der Käufer erhält sie unter {email} und antwortet dem Inhaber der Website.',
  didMailRefused: 'E-Mail einen Tag lang abgelehnt und aufgegeben',
  withdrawal: 'Bestätigung des Widerrufs',
});
