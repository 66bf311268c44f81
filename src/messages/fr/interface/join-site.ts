import { defineTranslation } from '../../define-messages.ts';
import type { joinSite as english } from '../../en/interface/join-site.ts';

export const joinSite = defineTranslation<typeof english>('joinSite', {
  title: 'Rejoindre {site}',
  invited: '{name} vous invite à travailler sur ce site. Vos rôles : {roles}.',
  invitedByNobody: 'Vous êtes invité à travailler sur ce site. Vos rôles : {roles}.',
  signedInAs: 'Vous êtes connecté en tant que {name} ({email}).',
  join: 'Rejoindre le site',
  notNow: 'Pas maintenant',
  newAccount: 'Créer un compte et rejoindre',
  haveAccount: 'J’ai un compte',
  noAccount: 'Je n’ai pas encore de compte',
  joined: 'Vous travaillez désormais sur {site}',
  cannotCreate:
    'Cette installation n’accepte pas de nouveaux comptes pour le moment : connectez-vous avec un compte existant.',
});
