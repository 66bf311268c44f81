import { defineTranslation } from '../../define-messages.ts';
import type { contactPrivacy as english } from '../../en/interface/contact-privacy.ts';

export const contactPrivacy = defineTranslation<typeof english>('contactPrivacy', {
  title: 'Données personnelles',
  text: 'Tout ce que le site conserve de cette personne, dans une copie ; ou plus rien.',
  copy: 'Télécharger une copie',
  erase: 'Effacer…',
  eraseTitle: 'Effacer {name} ?',
  eraseText: 'Ceci est irréversible. Une tâche s’en charge sous 24 heures, le plus souvent tout de suite.',
  eraseNow: 'Effacer définitivement',
  erasing: 'La personne est en cours d’effacement.',
  gone: 'disparaît',
  anonymous: 'reste sans nom',
  memberships: 'Adhésions',
  consents: 'Consentements et listes',
  submissions: 'Réponses aux formulaires',
  comments: 'Commentaires',
  mails: 'Courriels',
  contact: 'Contact avec notes et étiquettes',
  other: 'Autres données',
  log: 'Exportations et effacements',
  nothingLogged: 'Rien n’a encore été exporté, importé ou effacé.',
  exported: '{count, plural, one {# personne exportée} other {# personnes exportées}}',
  imported: '{count, plural, one {# personne importée} other {# personnes importées}}',
  copied: 'Une copie des données d’une personne',
  erased: '{count, plural, one {# personne effacée} other {# personnes effacées}}',
  formerAccount: 'Ancien compte',
});
