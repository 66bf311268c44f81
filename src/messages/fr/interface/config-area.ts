import { defineTranslation } from '../../define-messages.ts';
import type { configArea as english } from '../../en/interface/config-area.ts';

export const configArea = defineTranslation<typeof english>('configArea', {
  pages: 'Pages',
  design: 'Design',
  marketing: 'Marketing',
  contacts: 'Contacts',
  selling: 'Vente',
  settings: 'Réglages',
  partOffline: 'Vous êtes hors ligne et cette partie de l’éditeur n’est pas encore chargée.',
  partLost:
    'Une partie de l’éditeur n’est pas arrivée. Rechargez la page pour l’utiliser ; votre travail est conservé.',
  reload: 'Recharger',
  tryAgain: 'Réessayer',
  notLoaded: 'Chargement impossible. Réessayez.',
  opening: 'Ouverture',
  noPages: 'Ce site n’a pas encore de pages.',
  site: 'Site',
  configuration: 'Administration',
  allSites: 'Tous les sites',
  account: 'Compte',
  accountOf: 'Compte de {name}',
  openLive: 'Ouvrir le site en ligne',
  logOut: 'Se déconnecter',
  openingPage: 'Ouverture de la page',
  notSaved:
    '« {name} » n’a pas été enregistré. {message}{kept, select, yes { C’est conservé ici jusqu’à ce que vous le corrigiez.} other {}}',
  signInAgain: 'Veuillez vous reconnecter',
  sessionEnded:
    'Votre session est terminée. Ce que vous avez fait ici est conservé et se poursuivra ensuite.',
  email: 'E-mail',
  password: 'Mot de passe',
  signIn: 'Se connecter',
  loadingPosts: 'Chargement des articles',
  notLocated: 'Contenu introuvable',
  logoutFailed: 'Déconnexion impossible. Veuillez réessayer.',
  noAccess: 'Vous n’avez pas accès à cette partie du site',
  askForAccess: 'Ces personnes peuvent vous donner accès :',
  askForAccessSomebody: 'Demandez l’accès à la personne qui gère cette installation de Portico.',
});
