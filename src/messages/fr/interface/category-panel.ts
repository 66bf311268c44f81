import { defineTranslation } from '../../define-messages.ts';
import type { categoryPanel as english } from '../../en/interface/category-panel.ts';

export const categoryPanel = defineTranslation<typeof english>('categoryPanel', {
  categories: 'Catégories',
  add: 'Ajouter une catégorie',
  addWithin: 'Ajouter une catégorie dans « {name} »',
  edit: 'Nom et adresse',
  within: 'Y ajouter une catégorie',
  remove: 'Supprimer',
  save: 'Enregistrer',
  cancel: 'Annuler',
  name: 'Nom',
  address: 'Adresse',
  nameNeeded: 'Saisissez un nom.',
  nameTaken: 'Une catégorie de ce nom existe déjà ici.',
  addressTaken: 'Une autre catégorie a cette adresse.',
  none: 'Pas encore de catégories. Elles aident les visiteurs à trouver les produits plus vite.',
  actionsOf: 'Actions pour {name}',
  atMost: 'Une page boutique contient au plus {count} catégories.',
  stepAdd: 'Ajouter une catégorie',
  stepEdit: 'Modifier une catégorie',
  stepMove: 'Déplacer une catégorie',
  stepRemove: 'Supprimer une catégorie',
  pageSize: 'Produits par page',
  showFilters: 'Recherche, filtres et tri',
  showQuickView: 'Aperçu rapide des produits',
});
