import { defineTranslation } from '../../define-messages.ts';
import type { importReports as english } from '../../en/interface/import-reports.ts';

export const importReports = defineTranslation<typeof english>('importReports', {
  dryRun: 'Dies war ein Probelauf: Es wurde nichts geschrieben und keine Datei geholt.',
  cancelled: 'Der Import wurde abgebrochen. Was bis dahin übernommen war, ist da.',
  stopped:
    'Der Import brach vor seinem Ende ab: Der Server wurde neu gestartet, oder der Speicher reichte nicht. Was übernommen war, ist da. Importieren Sie die Datei noch einmal: Es geht weiter, wo es aufhörte.',
  notAnExport: 'Dies ist keine Exportdatei von WordPress oder Disqus: {reason}',
  notReadToEnd:
    'Die Datei konnte nicht bis zum Ende gelesen werden. {reason} Was bis dahin übernommen war, ist da.',
  noStorage:
    'Der Dateispeicher antwortet nicht. Importieren Sie die Datei noch einmal, wenn er wieder antwortet: Es geht weiter, wo es aufhörte.',
  noDatabase:
    'Die Datenbank antwortet nicht. Importieren Sie die Datei noch einmal, wenn sie wieder antwortet: Es geht weiter, wo es aufhörte.',
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten (im Protokoll unter {errorId}).',
  notPublished:
    '„{title}“ wurde übernommen, konnte aber nicht veröffentlicht werden. {fault} Öffnen Sie den Inhalt und veröffentlichen Sie ihn von Hand.',
  notInNavigation:
    'Die Seiten konnten nicht in die Navigation aufgenommen werden. {fault} Fügen Sie sie im Bereich „Seiten“ hinzu.',
  navigationWaits:
    'Die Navigation enthält andere Änderungen, die nicht veröffentlicht sind. Veröffentlichen Sie die Website, damit die importierten Seiten darin erscheinen.',
  entryFailed:
    '{fault} Die anderen Einträge sind nicht betroffen. Ändern Sie diesen in WordPress und importieren Sie noch einmal, oder kopieren Sie seinen Text von Hand.',
  known: 'wurde schon früher übernommen',
  noItem:
    'Kein Eintrag dieser Website hat seine Kennung oder seine Adresse: {count, plural, one {# Kommentar wurde} other {# Kommentare wurden}} ausgelassen. Legen Sie eine Weiterleitung von dieser Adresse zum Eintrag an und importieren Sie die Datei erneut.',
  commentsMade: '{count, plural, one {# Kommentar} other {# Kommentare}}',
  commentsKnown: '{count, plural, one {# Kommentar} other {# Kommentare}} daraus schon früher übernommen',
  productsAreDrafts:
    '{count, plural, one {# Produkt wurde als Entwurf einer Shopseite} other {# Produkte wurden als Entwürfe einer Shopseite}} übernommen. Sehen Sie sie unter Verkauf an, und veröffentlichen Sie sie.',
  inTrash: 'lag im Papierkorb',
  hadPassword: 'war mit einem Passwort geschützt und ist jetzt privat',
  wasSticky: 'war angeheftet',
  hadNoTitle: 'hatte keinen Titel',
  pageOff: 'ist ausgeschaltet, da Seiten nicht privat sein können',
  pageNotLive: 'ist nicht live, da es nicht veröffentlicht war',
  hadFormat: 'hatte das Beitragsformat {format}',
  menuLeftOut:
    'Das Menü „{name}“ mit {count, number} Einträgen wurde nicht übernommen: Eine Website hat eine Hauptnavigation.',
  navigationFull: 'Die Navigation fasst {max, number} Links und Ordner. Weggelassen: {names}.',
  entryLeadsNowhere: 'Der Menüeintrag „{title}“ führt zu nichts in diesem Export.',
  entryWithoutCategory: 'Ein Menüeintrag führt zu einer Kategorie, die nicht in diesem Export ist.',
  entryNotValid: 'Der Menüeintrag „{title}“ führt zu einer ungültigen Adresse: {url}',
  textBefore: 'Text vor dem Export wurde weggelassen: {text}',
  textAfter: 'Text nach dem Export wurde weggelassen: {text}',
  ampersands: '{count, number} × „&“ stand allein in der Datei und wurde als Text gelesen.',
  characters: '{count, number} × nennt die Datei ein Zeichen, das es nicht gibt.',
  malformed: 'Zeile {line}: {message}',
  endsEarly:
    'Zeile {line}: Die Datei endet zu früh. Exportieren Sie noch einmal und laden Sie sie ganz hoch.',
  empty: 'Die Datei ist leer oder kein XML.',
  noVersion: 'Es steht nicht darin, welche Version des Exportformats sie hat.',
  wrongStart: 'Sie beginnt mit {found} und nicht mit {wanted}.',
  tooDeep: 'Zeile {line}: Elemente sind zu tief ineinander verschachtelt.',
  notUtf8: 'Sie ist kein UTF-8-Text.',
  textTooLong:
    'Sein Text hat mehr als 5.000.000 Zeichen. Teilen Sie ihn in WordPress auf mehrere Einträge auf.',
  readerFailed: 'Das Lesen schlug fehl: {message}',
  readerSlow: 'Das Lesen dauerte zu lange.',
  readerClosed: 'Die Datei wurde geschlossen.',
  readerMemory:
    'Das Lesen braucht mehr Speicher, als ein Import nehmen darf ({memory} MB, IMPORT_MEMORY_MB).',
  readerGone: 'Der Prozess, der sie liest, endete unerwartet.',
});
