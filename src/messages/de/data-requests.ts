import { defineTranslation } from '../define-messages.ts';
import type { dataRequests as english } from '../en/data-requests.ts';

export const dataRequests = defineTranslation<typeof english>('dataRequests', {
  getMyData: 'Meine Daten abrufen',
  deleteMyData: 'Meine Daten löschen',
  getText:
    'Bitten Sie um eine Kopie von allem, was diese Website über Sie aufbewahrt, auch Formulare, Kommentare und Mails; Sie bekommen innerhalb von 30 Tagen eine Antwort per Mail.',
  deleteText: 'Bitten Sie darum, dass alles gelöscht wird, was diese Website über Sie aufbewahrt.',
  mailedTo: 'Ein Link, der an {email} gemailt wird, bestätigt, dass Sie es sind.',
  inboxTitle: 'Sehen Sie in Ihren Posteingang',
  checkInbox: 'Öffnen Sie den Link in der Mail, die wir Ihnen geschickt haben: Er bestätigt Ihre Anfrage.',
  confirmTitle: 'Bestätigen Sie Ihre Anfrage',
  confirm: 'Anfrage bestätigen',
  confirmLead:
    '{kind, select, copy {Eine Kopie der Daten, die diese Website über {email} aufbewahrt.} other {Die Daten, die diese Website über {email} aufbewahrt, sollen gelöscht werden.}}',
  confirmedTitle: 'Ihre Anfrage ist bestätigt',
  confirmed:
    '{kind, select, copy {Bis {date} bekommen Sie eine Antwort per Mail.} other {Sie wird bis {date} beantwortet. Sind Ihre Daten gelöscht, folgt keine Mail mehr, denn auch Ihre Adresse ist dann gelöscht.}}',
  linkTitle: 'Dieser Link funktioniert nicht',
  linkUsed: 'Diese Anfrage ist schon bestätigt.',
  linkExpired: 'Der Link ist abgelaufen. Fragen Sie auf der Website noch einmal.',
  linkUnknown: 'Der Link ist abgelaufen oder nicht vollständig. Fragen Sie auf der Website noch einmal.',
  copyTitle: 'Ihre Daten',
  copyUntil: 'Der Link gilt bis {date}.',
  sendCodeText: 'Damit niemand sonst Ihre Daten öffnet, wird ein Code an {email} gemailt.',
  sendCode: 'Code senden',
  codeSent: 'Geben Sie die sechs Ziffern aus der Mail ein, die wir Ihnen geschickt haben.',
  code: 'Code',
  codeWrong: 'Dieser Code ist falsch oder gilt nicht mehr.',
  download: 'Herunterladen',
});
