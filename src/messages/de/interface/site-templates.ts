import { defineTranslation } from '../../define-messages.ts';
import type { siteTemplates as english } from '../../en/interface/site-templates.ts';

export const siteTemplates = defineTranslation<typeof english>('siteTemplates', {
  band: 'Band',
  bandHelp:
    'Laut wie ein Plakat: Termine in großer Schrift, Platten mit ihren Covern, Notizen von unterwegs und Booking.',
  blank: 'Leer',
  blankHelp: 'Eine leere Seite und nichts wegzuräumen: für alle, die wissen, was sie bauen wollen.',
  cafe: 'Café',
  cafeHelp:
    'Warm und unterwegs gut zu lesen: Karte, Öffnungszeiten, die Geschichte des Hauses und ein Formular für Gruppen.',
  conference: 'Konferenz',
  conferenceHelp:
    'Große Schrift und kräftige Farbe: das Programm Stunde für Stunde, Vortragende, Preise und ein Formular für Tickets.',
  journal: 'Journal',
  journalHelp:
    'Ein Ort zum Schreiben: ein Blog mit Daten, Kategorien und Feed, zum Lesen gesetzt, mit großen Landschaften.',
  nonProfit: 'Gemeinnützig',
  nonProfitHelp:
    'Warm und schlicht, aus buntem Papier geschnitten: was getan wird, wie man helfen kann, Termine, Neuigkeiten und ein Spendenformular.',
  personal: 'Persönliche Seite',
  personalHelp:
    'Eine Spalte auf gelbem Papier mit Überschriften wie aus der Schreibmaschine: was Sie machen, was Sie schreiben und wie man Sie erreicht.',
  photographer: 'Fotograf',
  photographerHelp:
    'Bilder von Rand zu Rand und kaum ein Wort: zwei Galerien, ein Porträt und ein Formular für Anfragen.',
  practice: 'Praxis',
  practiceHelp:
    'Ruhig und weit, von Hand gezeichnet: Behandlungen, das Team, eine Preisliste und ein Formular für Termine.',
  restaurant: 'Restaurant',
  restaurantHelp:
    'Dunkel und dicht, bei Kerzenlicht: eine Karte in Reitern, Öffnungszeiten und ein Formular, um einen Tisch zu reservieren.',
  shop: 'Schaufenster',
  shopHelp:
    'Zeigt und verkauft Stück für Stück, was Sie machen, mit Warenkorb und Kasse: für Werkstätten und kleine Läden.',
  software: 'Softwareprodukt',
  softwareHelp:
    'Klar und rund, mit großen Bildschirmen: Funktionen, Preise nebeneinander, Dokumentation und ein Änderungsprotokoll.',
  studio: 'Studio-Portfolio',
  studioHelp:
    'Große Bilder, wenige Worte und viel Raum: für Architekten, Gestalter und Macher, die ihre Arbeit zeigen.',
});
