import { defineTranslation } from '../define-messages.ts';
import type { comments as english } from '../en/comments.ts';

export const comments = defineTranslation<typeof english>('comments', {
  leave: 'Kommentar schreiben',
  name: 'Name',
  email: 'E-Mail',
  emailNote: 'Ihre Adresse wird nicht angezeigt.',
  text: 'Kommentar',
  textNote: 'Möglich sind **fett**, *kursiv*, `Code`, > Zitate, - Listen und Links.',
  send: 'Kommentar senden',
  reply: 'Antworten',
  replyTo: '{name} antworten',
  awaiting: 'Ihr Kommentar wartet auf Freigabe.',
  sentTitle: 'Danke für Ihren Kommentar',
  closed: 'Kommentare sind geschlossen.',
  off: 'Hier gibt es keine Kommentare.',
  gone: 'Diesen Kommentar gibt es nicht mehr.',
  tooFast: 'Sie kommentieren zu schnell. Bitte warten Sie einen Moment.',
  tooQuick:
    'Das war schneller, als jemand schreiben kann. Bitte prüfen Sie Ihren Kommentar und senden Sie ihn noch einmal.',
  keyUsed:
    'Dieses Formular wurde schon benutzt oder war zu lange offen. Ihr Kommentar steht unten: Bitte senden Sie ihn noch einmal.',
  sameText: 'Das haben Sie schon geschrieben.',
  nameMissing: 'Bitte geben Sie Ihren Namen ein.',
  nameTooLong: 'Ein Name kann höchstens {max} Zeichen haben.',
  nameTaken:
    'Dieser Name gehört jemandem, der an dieser Website arbeitet. Bitte verwenden Sie einen anderen.',
  emailWrong: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  textMissing: 'Bitte schreiben Sie etwas.',
  textTooLong: 'Ein Kommentar kann höchstens {max} Zeichen haben. Ihrer hat {length}.',
  textUnreadable:
    'Einige Zeichen dieses Textes konnten nicht gelesen werden. Sie sind mit � markiert: Bitte ersetzen Sie sie.',
  author: 'Autor',
  team: 'Team',
  back: 'Zurück zu „{title}“',
  pages: 'Seiten der Kommentare',
  pageBefore: 'Vorherige Kommentare',
  pageAfter: 'Nächste Kommentare',
  asMember: 'Als Mitglied kommentieren oder Geschriebenes ändern',
  writingAs: 'Sie kommentieren als {name}.',
  own: 'Ihre Kommentare',
  ownChange: 'Kommentar ändern',
  ownRemove: 'Kommentar entfernen',
  ownRemoved: 'Ihr Kommentar wurde entfernt.',
  ownTooLate: 'Ein Kommentar lässt sich 15 Minuten lang ändern. Dieser lässt sich jetzt nur noch entfernen.',
  removed: 'Kommentar entfernt',
});
