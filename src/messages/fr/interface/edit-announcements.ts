import { defineTranslation } from '../../define-messages.ts';
import type { editAnnouncements as english } from '../../en/interface/edit-announcements.ts';

export const editAnnouncements = defineTranslation<typeof english>('editAnnouncements', {
  savedAsYouGo: 'Tout est enregistré au fur et à mesure',
  syncedAlready:
    'Cette section est déjà synchronisée : vous la trouverez sous « Ajouter une section », « Synchronisées ».',
  copied: 'Copié',
  pasted: 'Collé',
  added: '{title} : ajouté',
  sectionAdded: 'Section ajoutée',
  layoutAdded: 'Mise en page {title} ajoutée',
  sectionAtEnd: 'La section est déjà à l’extrémité',
  sectionMovedUp: 'Section déplacée vers le haut',
  sectionMovedDown: 'Section déplacée vers le bas',
  blocksDeleted: '{count, plural, one {Bloc supprimé} other {# blocs supprimés}}',
  sectionDeleted: 'Section supprimée',
  nothingToUndo: 'Rien à annuler',
  undone: 'Annulé : {name}',
  nothingToRedo: 'Rien à rétablir',
  redone: 'Rétabli : {name}',
  redo: 'Rétablir',
  block: 'Bloc',
  oneSection:
    'Une section synchronisée est une seule section : les autres s’ajoutent, se déplacent et se suppriment sur la page.',
  selectSeveral: 'Sélectionnez plusieurs blocs pour les grouper',
  grouped: '{count, plural, one {# bloc groupé} other {# blocs groupés}}',
  ungrouped: 'Dissocié',
  pictureReplaced: 'Image remplacée',
  picturesAdded: '{count, plural, one {Image ajoutée} other {# images ajoutées}}',
  selected: '{count, plural, one {# bloc sélectionné} other {# blocs sélectionnés}}',
  selectedOfOneSection:
    'Seuls les blocs d’une même section peuvent être sélectionnés ensemble. {count, plural, one {# bloc sélectionné} other {# blocs sélectionnés}}',
  gathering: '1 bloc sélectionné. Allez aux autres blocs avec Tab et ajoutez-les avec Maj et Entrée',
  selectSectionFirst: 'Sélectionnez d’abord une section, ou un bloc qui s’y trouve',
  deletedBy: '{name} a supprimé ce que vous aviez sélectionné. L’historique le garde.',
  deletedElsewhere: 'Ce que vous aviez sélectionné a été supprimé. L’historique le garde.',
});
