import { defineTranslation } from '../../define-messages.ts';
import type { redirectImport as english } from '../../en/interface/redirect-import.ts';

export const redirectImport = defineTranslation<typeof english>('redirectImport', {
  title: 'Weiterleitungen importieren',
  noneFound: 'Hierin wurden keine Weiterleitungen gefunden. Verwenden Sie Zeilen wie /old -> /new',
  stopped:
    '{reason} Zuvor {saved, plural, one {wurde # Weiterleitung} other {wurden # Weiterleitungen}} übernommen.',
  wentWrong: 'Etwas ist schiefgegangen',
  notUnderstood: 'Nicht verstanden: {words}',
  done: 'Fertig',
  cancel: 'Abbrechen',
  continue: 'Weiter',
  run: '{count, number} importieren',
  takenIn: '{count, plural, one {# Weiterleitung wurde} other {# Weiterleitungen wurden}} übernommen.',
  leftOut: 'Ausgelassen',
  leftOutCount: 'Ausgelassen: {count, number}',
  read: '{count, plural, one {# Weiterleitung wurde} other {# Weiterleitungen wurden}} gelesen. Wo eine Adresse schon eine hat, wird diese ersetzt.',
  importing: 'Wird importiert',
  dropFile: 'Legen Sie hier eine Datei ab',
  formats:
    'CSV, .htaccess, _redirects, vercel.json, nginx oder was das WordPress-Plugin Redirection exportiert.',
  chooseFile: 'Datei auswählen',
  tooLarge: 'Diese Datei ist zu groß. Die Grenze liegt bei 20 MB.',
  paste: 'Oder fügen Sie sie ein',
  line: 'Zeile {line, number}: {message}',
});
