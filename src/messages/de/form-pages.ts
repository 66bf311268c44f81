import { defineTranslation } from '../define-messages.ts';
import type { formPages as english } from '../en/form-pages.ts';

export const formPages = defineTranslation<typeof english>('formPages', {
  needsScripts: 'Dieses Formular kann nur mit eingeschaltetem JavaScript gesendet werden.',
  needsTime: 'Ohne JavaScript folgt noch eine Seite, bevor dieses Formular gesendet wird.',
  backToPage: 'Zurück zur Seite',
  wait: 'Zum Schutz vor Programmen kann dieses Formular erst {seconds} Sekunden nach dem Öffnen dieser Seite gesendet werden. Bitte prüfen Sie Ihre Angaben und drücken Sie dann auf Senden.',
  tooEarly:
    'Die {seconds} Sekunden waren noch nicht um. Bitte warten Sie einen Moment und drücken Sie dann noch einmal auf Senden.',
  send: 'Senden',
  copyEntries:
    'Dieses Formular kann nur mit eingeschaltetem JavaScript gesendet werden. Ihre Angaben stehen unten: Kopieren Sie, was Sie brauchen, bevor Sie zur Seite zurückgehen und es von dort senden.',
  stillInPage: 'Was Sie eingegeben haben, steht noch auf der Seite, von der Sie kommen.',
  keptHere: 'Alles, was Sie eingegeben haben, bleibt auf dieser Seite erhalten.',
  sendAgain: 'Noch einmal senden',
  request: 'Anfrage {id}',
});
