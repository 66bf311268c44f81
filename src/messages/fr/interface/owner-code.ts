import { defineTranslation } from '../../define-messages.ts';
import type { ownerCode as english } from '../../en/interface/owner-code.ts';

export const ownerCode = defineTranslation<typeof english>('ownerCode', {
  siteStyles: 'Styles du site',
  customCss: 'CSS personnalisé',
  cssLabel: 'CSS pour tout le site',
  cssText:
    'La page à côté l’affiche pendant que vous tapez. Les visiteurs l’obtiennent une fois enregistré et publié. {length, number} caractères sur {max, number}.',
  tooLong: 'C’est trop long. Retirez-en une partie avant d’enregistrer.',
  stepCss: 'Modifier le CSS personnalisé',
  cssNotAllowed:
    'Les personnes ayant l’autorisation de développeur peuvent écrire du CSS ici. Demandez à un administrateur du site.',
  notSavedYet: 'Pas encore enregistré. C’est conservé dans ce navigateur jusqu’à ce que vous l’enregistriez.',
  saved: 'Enregistré.',
  discard: 'Abandonner',
  save: 'Enregistrer',
  code: 'Code',
  codeNotAllowed:
    'Les personnes ayant l’autorisation de développeur peuvent écrire du code ici. Demandez à un administrateur du site.',
  runsOn: 'Pages où il s’exécute',
  wholeSite: 'Tout le site',
  onlyPage: 'Seulement « {title} »',
  runsOnPublished:
    'Il ne s’exécute que sur le site publié : jamais ici, ni dans l’aperçu du site. Ce qui casse une page peut être réparé ici à tout moment.',
  openingPage: 'Ouverture de la page',
  codeTooLong: 'C’est trop long : {max, number} caractères au plus.',
  headEnd: 'À la fin du head',
  bodyEnd: 'À la fin du body',
  isTracking: 'Il compte ou reconnaît les visiteurs',
  isTrackingText:
    'Là où le site demande l’accord pour les cookies, il attend que le visiteur ait accepté. Il en va de même de ce qui interroge d’autres hôtes, quel que soit le choix fait ici.',
  stepCode: 'Modifier le code',
});
