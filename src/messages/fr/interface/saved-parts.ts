import { defineTranslation } from '../../define-messages.ts';
import type { savedParts as english } from '../../en/interface/saved-parts.ts';

export const savedParts = defineTranslation<typeof english>('savedParts', {
  nameMissing: 'Veuillez saisir un nom.',
  isSynced: '« {name} » est synchronisée. Vous la trouverez sous « Ajouter une section », « Synchronisées ».',
  blockSaved: '« {name} » est enregistré. Vous le trouverez sous « Ajouter un bloc ».',
  sectionSaved: '« {name} » est enregistrée. Vous la trouverez sous « Ajouter une section ».',
  saveBlocks: 'Enregistrer les blocs',
  saveSection: 'Enregistrer la section',
  cancel: 'Annuler',
  save: 'Enregistrer',
  name: 'Nom',
  editorOnly: 'Visible dans l’éditeur seulement.',
  copyKept: 'Une copie est conservée en l’état, pour les pages de tous vos sites.',
  synced: 'Synchronisée : change partout',
  syncedText:
    'Elle peut se trouver sur de nombreuses pages de ce site. Ce qui y est modifié change sur toutes, hormis les textes et images que vous définissez pour une page.',
  saved: 'Enregistrés',
  deleteNamed: 'Supprimer {name}',
  more: '{count, number} de plus : recherchez par nom.',
  search: 'Rechercher des sections enregistrées',
  noResults: 'Impossible de charger les résultats',
  tryAgain: 'Réessayer',
  loading: 'Chargement des sections enregistrées',
  none: 'Rien n’est encore enregistré',
  noneText:
    'Sélectionnez une section, cliquez sur « Enregistrer la section » dans sa barre d’outils, et retrouvez-la ici sur chaque page de vos sites.',
  noMatch: 'Aucune section enregistrée ne correspond à « {words} »',
  makeNamedSynced: 'Synchroniser {name}',
  makeSynced: 'Synchroniser',
  delete: 'Supprimer',
  deleted: '« {name} » a été supprimé. Les pages où il se trouve le conservent.',
  undo: 'Annuler',
});
