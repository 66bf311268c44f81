import { defineTranslation } from '../define-messages.ts';
import type { peopleMails as english } from '../en/people-mails.ts';

export const peopleMails = defineTranslation<typeof english>('peopleMails', {
  invitationSubject: '{inviter} le invita a {site}',
  invitationLead:
    '{inviter} le invita a trabajar en el sitio {site} en {host}. El enlace funciona una vez, durante 14 días.',
  join: 'Unirse al sitio',
  invitationNote: 'Si no sabe de qué se trata, puede ignorar este mensaje: no ocurre nada.',
});
