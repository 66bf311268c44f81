import { defineTranslation } from '../../define-messages.ts';
import type { sectionBackground as english } from '../../en/interface/section-background.ts';

export const sectionBackground = defineTranslation<typeof english>('sectionBackground', {
  title: 'Hintergrund',
  theme: 'Farbschema',
  color: 'Farbe',
  gradient: 'Verlauf',
  image: 'Bild',
  video: 'Video',
  backgroundColor: 'Hintergrundfarbe',
  backgroundImage: 'Hintergrundbild',
  overImage: 'Farbe über dem Bild',
  backgroundVideo: 'Hintergrundvideo',
  videoHelp: 'Es läuft ohne Ton, immer wieder, und Besucher können es anhalten.',
  chooseVideo: 'Wählen Sie eine hochgeladene Videodatei.',
  inPlaceOfVideo: 'Bild an seiner Stelle',
  inPlaceOfVideoHelp:
    'Zu sehen, bis das Video läuft, und für Besucher, die weniger Bewegung wünschen oder Daten sparen.',
  overVideo: 'Farbe über dem Video',
  firstColor: 'Erste Farbe',
  secondColor: 'Zweite Farbe',
  thirdColor: 'Dritte Farbe',
  removeThirdColor: 'Dritte Farbe entfernen',
  angle: 'Winkel',
  hardToRead: 'Text ist auf diesen Farben schwer zu lesen',
  hardToReadHelp:
    'Sie liegen zu weit auseinander: Keine Textfarbe ist auf allen lesbar. Wählen Sie Farben, die alle hell oder alle dunkel sind.',
});
