import { defineTranslation } from '../define-messages.ts';
import type { commentMails as english } from '../en/comment-mails.ts';

export const commentMails = defineTranslation<typeof english>('commentMails', {
  subject: '{count, plural, one {Neuer Kommentar auf {site}} other {# neue Kommentare auf {site}}}',
  on: '{name} zu „{title}“',
  waits: 'Er wartet, bis ihn jemand freigibt.',
  more: '{count, plural, one {Ein weiterer steht in der Liste.} other {# weitere stehen in der Liste.}}',
  open: 'Lesen und entscheiden',
  note: 'Sie haben diese E-Mails in der Liste der Kommentare bestellt und können sie dort auch beenden.',
  replySubject: '{name} hat Ihnen auf {site} geantwortet',
  replyOn: '{name} hat zu „{title}“ geantwortet',
  readReply: 'Lesen und antworten',
  replyNote: 'Sie wollten E-Mails über Antworten.',
  leaveThread: 'Keine mehr zu diesem Gespräch',
  leaveAll: 'Gar keine mehr',
  confirmSubject: 'E-Mails über Antworten auf {site}?',
  confirmLead:
    'Jemand hat mit dieser Adresse „{title}“ auf {site} kommentiert und möchte E-Mails über Antworten. Wenn Sie das waren, bestätigen Sie es bitte.',
  confirmButton: 'E-Mails über Antworten',
  confirmNote: 'Wenn Sie es nicht waren, müssen Sie nichts tun.',
  noteOwn:
    'Sie haben diese E-Mails in den Einstellungen eines Eintrags bestellt und können sie dort auch beenden.',
  readOnSite: 'Auf der Website lesen',
});
