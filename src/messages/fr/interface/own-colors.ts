import { defineTranslation } from '../../define-messages.ts';
import type { ownColors as english } from '../../en/interface/own-colors.ts';

export const ownColors = defineTranslation<typeof english>('ownColors', {
  title: 'Couleurs à vous',
  help: 'Des couleurs en plus de la palette, pour les parties d’un thème.',
  none: 'Aucune pour l’instant.',
  numbered: 'Couleur {number}',
  addStep: 'Ajouter une couleur à vous',
  add: 'Ajouter une couleur',
  moveStep: 'Déplacer la couleur {name}',
  deleteStep: 'Supprimer la couleur {name}',
  renameStep: 'Renommer une couleur à vous',
  changeStep: 'Modifier une couleur à vous',
  name: 'Nom',
  color: 'Couleur',
  moveUp: 'Monter {name}',
  moveDown: 'Descendre {name}',
  delete: 'Supprimer {name}',
  askDelete: 'Supprimer {name} ?',
  deleteColor: 'Supprimer la couleur',
  wornByThemes:
    'Des thèmes l’utilisent ici, où {heir}, la couleur la plus proche de la palette, prend sa place :',
  wornBy: '{theme} : {slot}',
  usesUnknown: 'Impossible de savoir quelles pages l’utilisent.',
  lookingForUses: 'Recherche des pages qui l’utilisent',
  unused: 'Aucune page ne l’utilise dans des mots, dégradés ou blocs.',
  wornHere: 'Des mots, dégradés ou blocs l’utilisent ici :',
  headerOrFooter: 'En-tête ou pied de page',
  untitled: 'Sans titre',
  more: '{count, plural, one {# autre} other {# autres}}',
  whatBecomes: 'Les mots y prennent la couleur de leur texte ; les dégradés et les blocs s’en passent.',
});
