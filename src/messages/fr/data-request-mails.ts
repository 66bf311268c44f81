import { defineTranslation } from '../define-messages.ts';
import type { dataRequestMails as english } from '../en/data-request-mails.ts';

export const dataRequestMails = defineTranslation<typeof english>('dataRequestMails', {
  confirmSubject:
    '{kind, select, copy {Confirmez que vous voulez vos données de {site}} other {Confirmez que {site} doit supprimer vos données}}',
  confirmLead:
    '{kind, select, copy {Quelqu’un a demandé à {site} une copie des données conservées au sujet de cette adresse.} other {Quelqu’un a demandé à {site} de supprimer les données conservées au sujet de cette adresse.}}',
  confirmButton: 'Confirmer la demande',
  confirmNote:
    'Le lien fonctionne une seule fois, pendant 24 heures. Si vous n’avez rien demandé, ignorez ce message : rien ne se passe.',
  copySubject: 'Vos données de {site}',
  copyLead: 'Voici la copie des données que {site} conserve à votre sujet, comme vous l’avez demandé.',
  copyButton: 'Obtenir mes données',
  copyNote:
    'Le lien fonctionne pendant 7 jours. Il demande une connexion ou un code qui vous est envoyé par e-mail.',
  codeSubject: 'Votre code pour ouvrir vos données de {site}',
  codeLead: 'Saisissez ce code pour ouvrir vos données : {code}',
  codeNote: 'Il fonctionne pendant 15 minutes. Si vous ne l’avez pas demandé, ignorez ce message.',
  declinedSubject: 'Votre demande à {site}',
  declinedLead:
    '{kind, select, copy {{site} a refusé de vous envoyer une copie de vos données.} other {{site} a refusé de supprimer vos données.}}',
  reason: 'Motif',
  dueSubject: '{site} : répondez à une demande sur des données personnelles avant le {due}',
  dueLead:
    '{kind, select, copy {Quelqu’un a demandé à {site} une copie de ses données. L’échéance est le {due}.} other {Quelqu’un a demandé à {site} de supprimer ses données. L’échéance est le {due}.}}',
  dueButton: 'Ouvrir les demandes',
});
