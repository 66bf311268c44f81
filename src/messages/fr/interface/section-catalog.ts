import { defineTranslation } from '../../define-messages.ts';
import type { sectionCatalog as english } from '../../en/interface/section-catalog.ts';

export const sectionCatalog = defineTranslation<typeof english>('sectionCatalog', {
  contactForm: 'Formulaire de contact',
  whereToFindUs: 'Où nous trouver',
  story: 'Récit avec une image',
  twoColumns: 'Texte sur deux colonnes',
  threeServices: 'Trois services',
  servicesList: 'Services avec une liste',
  gallery: 'Galerie',
  twoPictures: 'Deux images',
  openingPicture: 'Ouverture avec une image',
  openingMiddle: 'Ouverture au centre',
  statement: 'Déclaration',
  team: 'Équipe',
  oneVoice: 'Un témoignage',
  twoVoices: 'Deux témoignages',
  threePrices: 'Trois tarifs',
  priceList: 'Liste de tarifs',
  menu: 'Menu',
  questions: 'Questions et réponses',
  invitation: 'Invitation',
  headingLine: 'Titre avec un filet',
});
