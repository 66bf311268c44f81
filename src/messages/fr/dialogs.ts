import { defineTranslation } from '../define-messages.ts';
import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs = defineTranslation<typeof english>('dialogs', {
  confirm: 'Confirmer',
  reject: 'Refuser',
  cancel: 'Annuler',
  okay: 'D’accord',
  close: 'Fermer',
  code: 'Code de votre application, ou un code de récupération',
  signInAgain: 'Veuillez vous reconnecter',
  sessionEnded: 'Votre session a pris fin. Après la connexion, vous serez là où vous étiez.',
  email: 'E-mail',
  password: 'Mot de passe',
  signIn: 'Se connecter',
  logoutFailed: 'Déconnexion impossible. Veuillez réessayer.',
  loggedOutTitle: 'Déconnexion réussie',
  loggedOut: 'Vous avez bien été déconnecté.',
});
