import { defineTranslation } from '../define-messages.ts';
import type { peopleMails as english } from '../en/people-mails.ts';

export const peopleMails = defineTranslation<typeof english>('peopleMails', {
  invitationSubject: '{inviter} La invita a {site}',
  invitationLead:
    '{inviter} La invita a lavorare al sito {site} su {host}. Il link funziona una volta, per 14 giorni.',
  join: 'Partecipare al sito',
  invitationNote: 'Se non sa di che cosa si tratta, può ignorare questo messaggio: non succede nulla.',
  handoverSubject: '{owner} Le offre {site}',
  handoverLead:
    '{owner} vuole cederLe il sito {site} su {host}. Se accetta, il sito è Suo: decide Lei chi ci lavora, e conta per il Suo account. L’offerta vale per 14 giorni.',
  seeOffer: 'Vedere l’offerta',
  handoverNote: 'Non cambia nulla finché non accetta.',
  takenOverSubject: '{site} ora è Suo',
  takenOverLead: 'Ha accettato il sito {site}. Da ora è Suo, e su di esso ha il ruolo Amministrazione.',
  handedOverSubject: '{site} ora è di {newOwner}',
  handedOverLead:
    '{newOwner} ha accettato il sito {site}, che da ora gli appartiene. Lei mantiene i Suoi ruoli finché qualcuno non li cambia.',
  toDashboard: 'Alla dashboard',
  handoverDeclinedSubject: '{person} ha rifiutato {site}',
  handoverDeclinedLead: '{person} non prende in carico il sito {site}. È ancora Suo, e non è cambiato nulla.',
});
