import { defineTranslation } from '../../define-messages.ts';
import type { featuresOff as english } from '../../en/interface/features-off.ts';

export const featuresOff = defineTranslation<typeof english>('featuresOff', {
  selling: 'La vente ne fait pas partie de ce site',
  text: 'La personne qui gère cette installation de Portico peut l’activer. Les produits, les commandes et les réglages de la boutique sont conservés en attendant, et les visiteurs voient les produits sans bouton d’achat.',
  addPages: 'Les nouvelles pages ne font pas partie de ce site',
  addPagesText:
    'La personne qui gère cette installation de Portico peut les activer. Les pages existantes peuvent être modifiées et publiées.',
  people: 'D’autres contributeurs ne font pas partie de ce site',
  peopleText:
    'La personne qui gère cette installation de Portico peut les activer. Celles qui travaillent déjà sur le site continuent.',
});
