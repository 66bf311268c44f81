import { defineTranslation } from '../define-messages.ts';
import type { dataRequestMails as english } from '../en/data-request-mails.ts';

export const dataRequestMails = defineTranslation<typeof english>('dataRequestMails', {
  confirmSubject:
    '{kind, select, copy {Bestätigen Sie, dass Sie Ihre Daten von {site} möchten} other {Bestätigen Sie, dass {site} Ihre Daten löschen soll}}',
  confirmLead:
    '{kind, select, copy {Jemand hat {site} um eine Kopie der Daten gebeten, die zu dieser Adresse gespeichert sind.} other {Jemand hat {site} gebeten, die Daten zu löschen, die zu dieser Adresse gespeichert sind.}}',
  confirmButton: 'Anfrage bestätigen',
  confirmNote:
    'Der Link gilt einmal und 24 Stunden. Wenn Sie das nicht angefordert haben, ignorieren Sie diese Mail: Es geschieht nichts.',
  copySubject: 'Ihre Daten von {site}',
  copyLead: 'Hier ist die Kopie der Daten, die {site} über Sie aufbewahrt, wie Sie es gewünscht haben.',
  copyButton: 'Meine Daten abrufen',
  copyNote: 'Der Link gilt 7 Tage. Er verlangt eine Anmeldung oder einen Code, der Ihnen gemailt wird.',
  codeSubject: 'Ihr Code zum Öffnen Ihrer Daten von {site}',
  codeLead: 'Geben Sie diesen Code ein, um Ihre Daten zu öffnen: {code}',
  codeNote: 'Er gilt 15 Minuten. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Mail.',
  declinedSubject: 'Ihre Anfrage an {site}',
  declinedLead:
    '{kind, select, copy {{site} hat es abgelehnt, Ihnen eine Kopie Ihrer Daten zu schicken.} other {{site} hat es abgelehnt, Ihre Daten zu löschen.}}',
  reason: 'Grund',
  dueSubject: '{site}: Anfrage zu personenbezogenen Daten bis {due} beantworten',
  dueLead:
    '{kind, select, copy {Jemand hat {site} um eine Kopie der eigenen Daten gebeten. Sie ist am {due} fällig.} other {Jemand hat {site} gebeten, die eigenen Daten zu löschen. Das ist am {due} fällig.}}',
  dueButton: 'Anfragen öffnen',
});
