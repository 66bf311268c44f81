import { defineTranslation } from '../../define-messages.ts';
import type { headerSettings as english } from '../../en/interface/header-settings.ts';

export const headerSettings = defineTranslation<typeof english>('headerSettings', {
  title: 'En-tête',
  note: 'L’en-tête figure sur chaque page. Ses liens suivent la navigation dans Pages.',
  siteTitle: 'Titre du site',
  logo: 'Logo',
  logoHelp: 'Affiché à la place du titre.',
  layout: 'Disposition',
  titleLeft: 'Titre à gauche',
  titleCenter: 'Titre au centre',
  linksLeft: 'Liens à gauche',
  colors: 'Couleurs',
  sticky: 'Reste en haut pendant le défilement',
  fitsTitle: 'Garder le titre sur une ligne',
  fitsTitleHelp: 'Un titre trop large pour sa place est affiché plus petit.',
  showsAccount: 'Lien vers le compte de membre',
  showsAccountHelp:
    '« Se connecter », ou « Compte » pour les membres, à la fin de la navigation du site publié tant qu’il a des membres.',
  button: 'Bouton',
  buttonText: 'Texte du bouton',
  buttonLink: 'Lien du bouton',
  buttonLinkHelp: 'Sans lien, les visiteurs ne voient pas le bouton.',
  headerLayout: 'Disposition de l’en-tête',
  headerColors: 'Couleurs de l’en-tête',
  fixedHeader: 'En-tête fixe',
  accountLink: 'Lien vers le compte',
  titleOnOneLine: 'Titre sur une ligne',
  headerButton: 'Bouton de l’en-tête',
});
