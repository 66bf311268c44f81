import { defineTranslation } from '../../define-messages.ts';
import type { reviewScreen as english } from '../../en/interface/product-reviews.ts';

export const reviewScreen = defineTranslation<typeof english>('reviewScreen', {
  title: 'Avis',
  lead: 'Ce que les clients écrivent sur les produits. Les avis approuvés figurent sur la page du produit.',
  show: 'Afficher',
  all: 'Tous',
  pending: 'En attente',
  approved: 'Approuvé',
  hidden: 'Masqué',
  approve: 'Approuver',
  hide: 'Masquer',
  remove: 'Supprimer',
  removeTitle: 'Supprimer l’avis sur {product} ?',
  removeText: 'Il disparaît pour de bon, et son auteur ne peut pas en écrire un autre pour cette commande.',
  unnamed: 'Une personne qui l’a acheté',
  nothing: 'Aucun avis pour l’instant',
  nothingText: 'Les clients reçoivent un e-mail après l’expédition de leur commande.',
  nothingOff:
    'Aucun avis n’est demandé pour l’instant. Avec l’option ci-dessus, les clients reçoivent une demande par e-mail après l’expédition de leur commande.',
  nothingHere: 'Ce que les clients écrivent sur les produits apparaît ici.',
  nothingWaits: 'Aucun avis en attente',
  noMatch: 'Aucun dans cet état',
  showAll: 'Tout afficher',
  asking: 'Demander des avis',
  askingOn: 'Un e-mail part pour chaque commande.',
  askingOff: 'Aucun avis n’est demandé.',
  toMail: 'E-mail',
  days: 'Jours après l’expédition',
  ofFive: '{count} étoiles sur 5',
  failed: 'L’avis n’a pas pu être modifié.',
});
