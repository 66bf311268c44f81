import { defineTranslation } from '../define-messages.ts';
import type { pages as english } from '../en/pages.ts';

export const pages = defineTranslation<typeof english>('pages', {
  skipToContent: 'Aller au contenu',
  pageProtected: 'Cette page est protégée',
  siteProtected: 'Ce site est protégé',
  password: 'Mot de passe',
  continue: 'Continuer',
  incorrectPassword: 'Mot de passe incorrect.',
  tooManyAttempts: 'Trop de tentatives. Veuillez réessayer plus tard.',
  comingSoon: 'Bientôt disponible',
  notOpen: 'Ce site n’est pas encore ouvert. Merci de revenir plus tard.',
  table: 'Tableau',
  menu: 'Menu',
  mainNavigation: 'Navigation principale',
  closeMenu: 'Fermer le menu',
  notFoundTitle: 'Page introuvable',
  notFound: 'Cette page n’existe pas ou a été déplacée.',
  goHome: 'Aller à la page d’accueil',
  failureTitle: 'Une erreur s’est produite',
  failure: 'Cette page n’a pas pu être affichée. Veuillez réessayer plus tard.',
});
