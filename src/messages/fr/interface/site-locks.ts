import { defineTranslation } from '../../define-messages.ts';
import type { siteLocks as english } from '../../en/interface/site-locks.ts';

export const siteLocks = defineTranslation<typeof english>('siteLocks', {
  set: 'Ce mot de passe est désormais demandé aux visiteurs. Communiquez-le à ceux qui peuvent voir {place, select, page {cette page} collection {cette collection et son contenu} other {le site}}.',
  taken:
    'Tout le monde peut désormais voir {place, select, page {cette page} collection {cette collection et son contenu} other {le site}}.',
  isSet:
    'Les visiteurs ont besoin du mot de passe pour voir {place, select, page {cette page} collection {cette collection et son contenu} other {le site}}.',
  tryAgain: 'Réessayer',
  title: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  changePassword: 'Changer le mot de passe',
  setPassword: 'Définir un mot de passe',
  removePassword: 'Retirer le mot de passe',
  pageDescription:
    'De 4 à 128 caractères. En vigueur aussitôt, sans publication. Les moteurs de recherche et les flux ne reçoivent rien.',
  siteDescription: 'De 4 à 128 caractères. En vigueur aussitôt, sans publication.',
  settings: 'Réglages',
  wholeSite: 'Tout le site',
  wholeSiteDescription:
    'Les visiteurs voient le nom du site et un champ pour le mot de passe, rien d’autre. Une page seule reçoit un mot de passe dans ses réglages.',
});
