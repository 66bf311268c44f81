import { defineTranslation } from '../../define-messages.ts';
import type { recordRules as english } from '../../en/interface/record-rules.ts';

export const recordRules = defineTranslation<typeof english>('recordRules', {
  settingsNeeded: 'Les réglages ne peuvent pas être retirés.',
  cannotHold: 'Un document de type {kind} ne peut pas contenir de {type}.',
  cannotHaveId: 'Un {type} ne peut pas avoir l’identifiant {id}.',
  sectionGone: 'La section de ce bloc n’existe plus. Mettez le bloc dans une autre.',
  noSuchBlock: 'Ce bloc n’existe pas. Prenez-en un de la liste des blocs.',
  tagTooLong: 'Une étiquette peut avoir {max} caractères au plus.',
  categoryTooLong: 'Une catégorie peut avoir {max} caractères au plus.',
  tagTwice: 'Cette étiquette existe déjà',
  categoryTwice: 'Cette catégorie existe déjà',
  folderGone: 'Le dossier de ce lien n’existe plus. Sortez-en le lien.',
  popupFormGone: 'Le formulaire de la fenêtre n’existe plus. Choisissez-en un autre.',
  anchorTwice: 'Une autre section de cette page a cette ancre. Choisissez-en une autre.',
  syncedNotHere: 'Une section synchronisée ne peut pas se trouver ici.',
  parentCategoryGone: 'La catégorie qui contient celle-ci n’existe plus. Placez-la dans une autre.',
  categoryUrlTwice: 'Une autre catégorie de cette page boutique a cette adresse. Choisissez-en une autre.',
});
