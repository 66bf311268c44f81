import { defineTranslation } from '../define-messages.ts';
import type { newsletters as english } from '../en/newsletters.ts';

export const newsletters = defineTranslation<typeof english>('newsletters', {
  checkInbox: 'Bitte sehen Sie in Ihr Postfach, um zu bestätigen.',
  email: 'E-Mail',
  title: 'Newsletter',
  confirmTitle: 'Bestätigen Sie Ihr Abonnement von {list}',
  confirm: 'Abonnement bestätigen',
  confirmedTitle: 'Ihr Abonnement ist bestätigt',
  confirmed: 'Sie erhalten ab jetzt {list}. In jeder Mail steht ein Link zum Abmelden.',
  usedTitle: 'Dieser Link wurde schon benutzt',
  leftSince:
    'Sie haben {list} inzwischen abbestellt. Melden Sie sich auf der Website neu an, wenn Sie es wieder erhalten möchten.',
  leaveTitle: '{list} abbestellen',
  leave: 'Sie werden keine Mails von {list} mehr erhalten.',
  unsubscribe: 'Abbestellen',
  leftTitle: 'Sie sind abgemeldet',
  left: 'Sie erhalten keine Mails von {list} mehr.',
  undo: 'Rückgängig machen',
  returnTitle: '{list} abonnieren',
  deadLinkTitle: 'Dieser Link funktioniert nicht',
  deadLink:
    'Er ist abgelaufen oder unvollständig. Geben Sie Ihre Adresse ein, um per Mail einen neuen Link zum Abmelden zu bekommen.',
  sendLink: 'Link senden',
  inboxTitle: 'Sehen Sie in Ihr Postfach',
  inbox: 'Wenn diese Adresse auf einer Liste dieser Website steht, ist eine Mail mit dem Link unterwegs.',
  back: 'Zurück zu {site}',
});
