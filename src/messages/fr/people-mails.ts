import { defineTranslation } from '../define-messages.ts';
import type { peopleMails as english } from '../en/people-mails.ts';

export const peopleMails = defineTranslation<typeof english>('peopleMails', {
  invitationSubject: '{inviter} vous invite sur {site}',
  invitationLead:
    '{inviter} vous invite à travailler sur le site {site} à l’adresse {host}. Le lien fonctionne une fois, pendant 14 jours.',
  join: 'Rejoindre le site',
  invitationNote:
    'Si vous ne savez pas de quoi il s’agit, vous pouvez ignorer ce message : il ne se passe rien.',
});
