import { defineTranslation } from '../../define-messages.ts';
import type { pageToolbar as english } from '../../en/interface/page-toolbar.ts';

export const pageToolbar = defineTranslation<typeof english>('pageToolbar', {
  aboutSaving: 'Zum Speichern',
  gotIt: 'Verstanden',
  tryNow: 'Jetzt erneut versuchen',
  offline:
    'Netzwerkfehler. Ihre Änderungen bleiben in diesem Browser und werden gespeichert, sobald die Verbindung wieder da ist.',
  removed:
    'Diese Seite wurde von jemand anderem gelöscht. Sie können sie aus dem Papierkorb wiederherstellen; Ihre Änderungen bleiben in diesem Browser.',
  refused:
    'Etwas konnte so nicht gespeichert werden. Es bleibt in diesem Browser, bis Sie es korrigieren oder rückgängig machen.',
  conflicts:
    '{count, plural, one {Jemand anderes hat dasselbe geändert wie Sie. Die spätere Änderung wird gezeigt; die andere steht im Verlauf.} other {Jemand anderes hat dieselben Dinge geändert wie Sie. Die späteren Änderungen werden gezeigt; die anderen stehen im Verlauf.}}',
  preview: 'Vorschau als Besucher',
  share: 'Vorschau-Link teilen',
  publishOther: 'Andere Änderungen veröffentlichen',
  history: 'Verlauf',
  shortcuts: 'Tastenkürzel',
  toolbar: 'Werkzeugleiste der Seite',
  editPage: '{title} bearbeiten',
  done: 'Fertig',
  edit: 'Bearbeiten',
  blocksToAdd: 'Blöcke zum Hinzufügen',
  more: 'Mehr',
  undo: 'Rückgängig',
  undoStep: 'Rückgängig: {name}',
  redo: 'Wiederholen',
  redoStep: 'Wiederholen: {name}',
  device: 'Gerät',
  desktop: 'Desktop',
  mobile: 'Mobil',
});
