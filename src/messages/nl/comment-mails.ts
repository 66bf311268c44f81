import { defineTranslation } from '../define-messages.ts';
import type { commentMails as english } from '../en/comment-mails.ts';

export const commentMails = defineTranslation<typeof english>('commentMails', {
  subject: '{count, plural, one {Nieuwe reactie op {site}} other {# nieuwe reacties op {site}}}',
  on: '{name} op ‘{title}’',
  waits: 'Hij wacht tot iemand hem goedkeurt.',
  more: '{count, plural, one {Nog één staat in de lijst.} other {Nog # staan in de lijst.}}',
  open: 'Lezen en beslissen',
  note: 'Je hebt om deze mails gevraagd in de lijst met reacties; daar kun je ze ook stopzetten.',
  replySubject: '{name} heeft je geantwoord op {site}',
  replyOn: '{name} antwoordde op ‘{title}’',
  readReply: 'Lezen en antwoorden',
  replyNote: 'Je vroeg om mails over antwoorden.',
  leaveThread: 'Geen meer over dit gesprek',
  leaveAll: 'Helemaal geen meer',
  confirmSubject: 'Mails over antwoorden op {site}?',
  confirmLead:
    'Iemand heeft met dit adres gereageerd op ‘{title}’ op {site} en wil mails over antwoorden. Was jij dat, bevestig het dan.',
  confirmButton: 'Mail mij over antwoorden',
  confirmNote: 'Was jij het niet, dan hoef je niets te doen.',
  noteOwn: 'Je hebt om deze mails gevraagd in de instellingen van een item; daar kun je ze ook stopzetten.',
  readOnSite: 'Lees op de site',
});
