import { defineTranslation } from '../define-messages.ts';
import type { peopleMails as english } from '../en/people-mails.ts';

export const peopleMails = defineTranslation<typeof english>('peopleMails', {
  invitationSubject: '{inviter} vous invite sur {site}',
  invitationLead:
    '{inviter} vous invite à travailler sur le site {site} à l’adresse {host}. Le lien fonctionne une fois, pendant 14 jours.',
  join: 'Rejoindre le site',
  invitationNote:
    'Si vous ne savez pas de quoi il s’agit, vous pouvez ignorer ce message : il ne se passe rien.',
  handoverSubject: '{owner} vous propose {site}',
  handoverLead:
    '{owner} souhaite vous céder le site {site} à l’adresse {host}. Si vous acceptez, il vous appartient : vous décidez qui y travaille, et il compte pour votre compte. L’offre est valable 14 jours.',
  seeOffer: 'Voir l’offre',
  handoverNote: 'Rien ne change tant que vous n’acceptez pas.',
  takenOverSubject: '{site} vous appartient désormais',
  takenOverLead:
    'Vous avez accepté le site {site}. Il vous appartient désormais, et vous y avez le rôle Administration.',
  handedOverSubject: '{site} appartient désormais à {newOwner}',
  handedOverLead:
    '{newOwner} a accepté le site {site}, qui lui appartient désormais. Vous gardez vos rôles jusqu’à ce que quelqu’un les change.',
  toDashboard: 'Vers le tableau de bord',
  handoverDeclinedSubject: '{person} a refusé {site}',
  handoverDeclinedLead:
    '{person} ne reprend pas le site {site}. Il vous appartient toujours, et rien n’a changé.',
});
