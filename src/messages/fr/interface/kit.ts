import { defineTranslation } from '../../define-messages.ts';
import type { kit as english } from '../../en/interface/kit.ts';

export const kit = defineTranslation<typeof english>('kit', {
  breadcrumbs: 'Fil d’Ariane',
  working: 'En cours',
  chooseColor: 'Choisir : {label}',
  hue: 'Teinte',
  cancel: 'Annuler',
  failed: 'Une erreur s’est produite',
  close: 'Fermer',
  optional: '(facultatif)',
  chooseFiles: 'Choisir des fichiers',
  pages: 'Pages',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  position: 'Page {page} sur {count}',
  positionOfMore: 'Page {page} sur plus de {count}',
  choose: 'Choisir…',
  justNow: 'à l’instant',
  listed: '{names}, {name}',
});
