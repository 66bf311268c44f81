import { defineTranslation } from '../../define-messages.ts';
import type { siteHandover as english } from '../../en/interface/site-handover.ts';

export const siteHandover = defineTranslation<typeof english>('siteHandover', {
  handOver: 'Céder le site…',
  handOverTitle: 'Céder le site à {name} ?',
  handOverText:
    'Si {name} accepte dans les 14 jours, le site lui appartient : cette personne décide qui y travaille, peut le supprimer, et il compte pour son compte. Vous gardez vos rôles jusqu’à ce qu’ils soient changés. D’ici là, rien ne change, et vous pouvez retirer l’offre.',
  offer: 'Proposer le site',
  offered: 'Le site est proposé à {name}',
  offeredText:
    '{name} peut accepter jusqu’au {date}, par le message ou sur le tableau de bord. D’ici là, le site vous appartient.',
  offerOfOther: 'Le propriétaire a proposé le site à {name}, qui peut accepter jusqu’au {date}.',
  offerExpired: '{name} n’a pas répondu dans les 14 jours. Le site vous appartient toujours.',
  takeBack: 'Retirer l’offre',
  takenBack: 'Le site n’est plus proposé à personne',
  title: 'Reprendre {site} ?',
  lead: '{name} vous propose ce site jusqu’au {date}.',
  changes:
    'Si vous acceptez, le site vous appartient : vous avez le rôle Administration, vous décidez qui y travaille, et il compte pour votre compte. {name} garde ses rôles jusqu’à ce que vous les changiez.',
  accept: 'Accepter le site',
  decline: 'Refuser',
  later: 'Pas maintenant',
  accepted: '{site} vous appartient désormais',
  declined: 'Vous avez refusé {site}',
  received: '{name} vous propose le site {site}',
  until: 'Vous pouvez accepter jusqu’au {date}.',
  see: 'Voir l’offre',
  signInFirst: 'Connectez-vous avec le compte auquel le message a été envoyé pour voir l’offre.',
  noOffer: 'Un site vous est proposé',
});
