import { defineTranslation } from '../define-messages.ts';
import type { peopleMails as english } from '../en/people-mails.ts';

export const peopleMails = defineTranslation<typeof english>('peopleMails', {
  invitationSubject: '{inviter} La invita a {site}',
  invitationLead:
    '{inviter} La invita a lavorare al sito {site} su {host}. Il link funziona una volta, per 14 giorni.',
  join: 'Partecipare al sito',
  invitationNote: 'Se non sa di che cosa si tratta, può ignorare questo messaggio: non succede nulla.',
});
