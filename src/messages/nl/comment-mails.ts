import { defineTranslation } from '../define-messages.ts';
import type { commentMails as english } from '../en/comment-mails.ts';

export const commentMails = defineTranslation<typeof english>('commentMails', {
  subject: '{count, plural, one {Nieuwe reactie op {site}} other {# nieuwe reacties op {site}}}',
  on: '{name} op ‘{title}’',
  waits: 'Hij wacht tot iemand hem goedkeurt.',
  more: '{count, plural, one {Nog één staat in de lijst.} other {Nog # staan in de lijst.}}',
  open: 'Lezen en beslissen',
  note: 'Je hebt om deze mails gevraagd in de lijst met reacties; daar kun je ze ook stopzetten.',
});
