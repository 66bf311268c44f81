import { defineTranslation } from '../../define-messages.ts';
import type { accountDeletion as english } from '../../en/interface/account-deletion.ts';

export const accountDeletion = defineTranslation<typeof english>('accountDeletion', {
  title: 'Supprimer votre compte',
  description:
    'Vous perdez l’accès à tous les sites auxquels vous contribuez. Ce que vous y avez créé reste, avec votre nom dans l’historique. C’est définitif.',
  button: 'Supprimer le compte…',
  confirm: 'Supprimer le compte',
  ask: 'Saisissez {email} pour supprimer définitivement le compte.',
  email: 'E-mail',
  done: 'Votre compte a été supprimé.',
});
