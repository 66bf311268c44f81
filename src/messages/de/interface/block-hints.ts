import { defineTranslation } from '../../define-messages.ts';
import type { blockHints as english } from '../../en/interface/block-hints.ts';

export const blockHints = defineTranslation<typeof english>('blockHints', {
  booking: 'Geben Sie die Adresse Ihrer Buchungsseite bei Calendly, Cal.com oder Acuity Scheduling ein.',
  audio:
    'Geben Sie die Adresse einer hochgeladenen Audiodatei oder eines Titels bei Spotify oder SoundCloud ein.',
  summary: 'Wählen Sie die Sammlung, aus der dieser Block schöpft.',
  account: 'Geben Sie das Konto ein, zu dem dieser Block gehört.',
  noSuchAccount: 'Ein Konto „{name}“ kann es nicht geben.',
  embed: 'Geben Sie eine Adresse zum Einbetten ein.',
  notEmbeddable: 'Diese Adresse kann nicht eingebettet werden.',
  embeddable: 'Adressen dieser Dienste funktionieren: {services}.',
  video: 'Geben Sie die Adresse eines Videos ein, oder wählen Sie ein hochgeladenes.',
  image: 'Bild wählen oder hier ablegen',
  slide: 'Bild wählen',
  markdown: 'Schreiben Sie Markdown im Bereich des Blocks.',
  gallery: 'Bilder hinzufügen',
  menu: 'Schreiben Sie Ihre Karte im Bereich.',
  memberArea: 'Wählen Sie den Bereich, den dieser Block anbietet.',
  socialLinks: 'Fügen Sie die Adressen Ihrer Profile hinzu.',
  code: '{language}-Code. Er läuft nur auf der veröffentlichten Website.',
  invalidVideo: 'Dieses Video lässt sich nicht einbetten.',
  comments:
    'Hier stehen die Kommentare zu diesem Eintrag. Auf einer Seite ohne Eintrag zeigt der Block nichts.',
  productReviews: 'Wählen Sie das Produkt, dessen Bewertungen dieser Block zeigt.',
  noReviews: 'Noch ist keine Bewertung dieses Produkts freigegeben. Besucher sehen hier nichts.',
  product: 'Wählen Sie das Produkt, das dieser Block verkauft.',
});
