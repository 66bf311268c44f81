import { defineTranslation } from '../../define-messages.ts';
import type { inventory as english } from '../../en/interface/inventory.ts';

export const inventory = defineTranslation<typeof english>('inventory', {
  inventory: 'Inventaire',
  search: 'Rechercher des variantes',
  searchText: 'Par produit, option ou SKU',
  export: 'Exporter le stock',
  loading: 'Chargement du stock',
  none: 'Rien à compter pour le moment',
  noneText: 'Dès qu’il y a des produits, comptez ici les pièces de chaque variante.',
  noMatch: 'Aucune variante ne correspond.',
  showAll: 'Afficher toutes les variantes',
  movements: 'Historique',
  movementsOf: 'Historique de {name}',
  loadingMovements: 'Chargement de l’historique',
  noMovements: 'Rien n’a encore été compté, acheté ou rendu.',
  what: 'Quoi',
  when: 'Quand',
  effect: 'Changement',
  left: 'Reste',
  reserved: 'Commandé',
  released: 'Rendu par une commande non payée',
  sold: 'Vendu',
  canceled: 'Rendu par une annulation',
  returned: 'Retourné',
  counted: 'Compté',
  imported: 'Importé',
  orderNotPaid: 'Commande qui n’a pas été payée',
  order: 'Commande {number}',
  soldMeanwhile:
    '{count, plural, one {# variante a changé entre-temps : la différence saisie a été appliquée.} other {# variantes ont changé entre-temps : les différences saisies ont été appliquées.}}',
  skusAreDrafts:
    'Les références modifiées ici paraissent sur votre site et dans les commandes une fois leurs produits publiés.',
});
