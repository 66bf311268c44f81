import { defineTranslation } from '../../define-messages.ts';
import type { ownFonts as english } from '../../en/interface/own-fonts.ts';

export const ownFonts = defineTranslation<typeof english>('ownFonts', {
  note: 'Hochgeladene Schriften stehen neben den anderen in den Listen oben.',
  remove: '{font} entfernen',
  removed: 'Schrift entfernen',
  added: 'Schrift hinzufügen',
  upload: 'Schriften hochladen',
  italic: '{weight} kursiv',
  forHeadings: '{weights} · für Überschriften verwendet',
  forParagraphs: '{weights} · für Absätze verwendet',
  forBoth: '{weights} · für Überschriften und Absätze verwendet',
  connectionLost: 'Die Verbindung ging verloren. Bitte versuchen Sie es erneut.',
  tooLarge: 'Die Datei {name} ist zu groß. Die größte erlaubte Dateigröße ist {max} MB.',
  send: 'Hochladen',
  sending: 'Wird hochgeladen …',
  drop: 'Schriftdateien hier ablegen',
  dropHelp:
    'WOFF2, WOFF, TTF oder OTF, je höchstens 5 MB. Stärken und Kursive einer Familie kommen zusammen.',
  checking: '{name} wird geprüft und verkleinert …',
  characters: 'Zu behaltende Zeichen',
  latin: 'Lateinisch',
  vietnamese: 'Vietnamesisch',
  cyrillic: 'Kyrillisch',
  greek: 'Griechisch',
  allCharacters: 'Alles, was die Datei enthält',
  confirmed: 'Ich darf diese Schriften auf dieser Website verwenden',
  notAll: 'Nicht alles wurde hochgeladen',
});
