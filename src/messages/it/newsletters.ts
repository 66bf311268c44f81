import { defineTranslation } from '../define-messages.ts';
import type { newsletters as english } from '../en/newsletters.ts';

export const newsletters = defineTranslation<typeof english>('newsletters', {
  checkInbox: 'Controlla la tua casella di posta per confermare.',
  email: 'E-mail',
  title: 'Newsletter',
  confirmTitle: 'Confermi la sua iscrizione a {list}',
  confirm: 'Conferma l’iscrizione',
  confirmedTitle: 'La sua iscrizione è confermata',
  confirmed: 'Da ora riceverà {list}. Ogni e-mail contiene un link per annullare l’iscrizione.',
  usedTitle: 'Questo link è già stato usato',
  leftSince:
    'Nel frattempo ha annullato l’iscrizione a {list}. Si iscriva di nuovo sul sito se vuole riceverla ancora.',
  leaveTitle: 'Annulla l’iscrizione a {list}',
  leave: 'Non riceverà più e-mail di {list}.',
  unsubscribe: 'Annulla l’iscrizione',
  leftTitle: 'La sua iscrizione è annullata',
  left: 'Non riceve più e-mail di {list}.',
  undo: 'Ripristina',
  returnTitle: 'Iscriviti a {list}',
  deadLinkTitle: 'Questo link non funziona',
  deadLink:
    'È scaduto o incompleto. Inserisca il suo indirizzo per ricevere per e-mail un nuovo link per annullare l’iscrizione.',
  sendLink: 'Invia il link',
  inboxTitle: 'Controlli la sua casella di posta',
  inbox: 'Se questo indirizzo si trova in una lista di questo sito, un’e-mail con il link è in arrivo.',
  back: 'Torna a {site}',
});
