import { defineTranslation } from '../define-messages.ts';
import type { commentMails as english } from '../en/comment-mails.ts';

export const commentMails = defineTranslation<typeof english>('commentMails', {
  subject: '{count, plural, one {Neuer Kommentar auf {site}} other {# neue Kommentare auf {site}}}',
  on: '{name} zu „{title}“',
  waits: 'Er wartet, bis ihn jemand freigibt.',
  more: '{count, plural, one {Ein weiterer steht in der Liste.} other {# weitere stehen in der Liste.}}',
  open: 'Lesen und entscheiden',
  note: 'Sie haben diese E-Mails in der Liste der Kommentare bestellt und können sie dort auch beenden.',
});
