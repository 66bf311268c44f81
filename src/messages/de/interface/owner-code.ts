import { defineTranslation } from '../../define-messages.ts';
import type { ownerCode as english } from '../../en/interface/owner-code.ts';

export const ownerCode = defineTranslation<typeof english>('ownerCode', {
  siteStyles: 'Website-Stile',
  customCss: 'Eigenes CSS',
  cssLabel: 'CSS für die ganze Website',
  cssText:
    'Die Seite daneben zeigt es, während Sie tippen. Besucher erhalten es, sobald es gespeichert und veröffentlicht ist. {length, number} von {max, number} Zeichen.',
  tooLong: 'Das ist zu lang. Nehmen Sie etwas heraus, bevor Sie es speichern.',
  stepCss: 'Eigenes CSS ändern',
  cssNotAllowed:
    'Personen mit der Entwicklerberechtigung können hier CSS schreiben. Fragen Sie einen Administrator der Website.',
  notSavedYet: 'Noch nicht gespeichert. Es bleibt in diesem Browser, bis Sie es speichern.',
  saved: 'Gespeichert.',
  discard: 'Verwerfen',
  save: 'Speichern',
  code: 'Code',
  codeNotAllowed:
    'Personen mit der Entwicklerberechtigung können hier Code schreiben. Fragen Sie einen Administrator der Website.',
  runsOn: 'Seiten, auf denen er läuft',
  wholeSite: 'Ganze Website',
  onlyPage: 'Nur „{title}“',
  runsOnPublished:
    'Er läuft nur auf der veröffentlichten Website: nie hier und nicht in der Vorschau. Was eine Seite beschädigt, lässt sich hier jederzeit beheben.',
  openingPage: 'Die Seite wird geöffnet',
  codeTooLong: 'Das ist zu lang: höchstens {max, number} Zeichen.',
  headEnd: 'Am Ende des head',
  bodyEnd: 'Am Ende des body',
  isTracking: 'Er zählt oder erkennt Besucher',
  isTrackingText:
    'Wo die Website nach Cookies fragt, wartet er, bis der Besucher zugestimmt hat. Das gilt auch für alles, was andere Hosts anfragt, gleich was hier gewählt ist.',
  stepCode: 'Code ändern',
});
