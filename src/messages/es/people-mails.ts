import { defineTranslation } from '../define-messages.ts';
import type { peopleMails as english } from '../en/people-mails.ts';

export const peopleMails = defineTranslation<typeof english>('peopleMails', {
  invitationSubject: '{inviter} le invita a {site}',
  invitationLead:
    '{inviter} le invita a trabajar en el sitio {site} en {host}. El enlace funciona una vez, durante 14 días.',
  join: 'Unirse al sitio',
  invitationNote: 'Si no sabe de qué se trata, puede ignorar este mensaje: no ocurre nada.',
  handoverSubject: '{owner} le ofrece {site}',
  handoverLead:
    '{owner} quiere cederle el sitio {site} en {host}. Si acepta, le pertenece: usted decide quién trabaja en él, y cuenta para su cuenta. La oferta vale durante 14 días.',
  seeOffer: 'Ver la oferta',
  handoverNote: 'Nada cambia hasta que acepte.',
  takenOverSubject: '{site} ya le pertenece',
  takenOverLead:
    'Ha aceptado el sitio {site}. Desde ahora le pertenece, y en él tiene el rol Administración.',
  handedOverSubject: '{site} ya pertenece a {newOwner}',
  handedOverLead:
    '{newOwner} aceptó el sitio {site}, que desde ahora le pertenece. Usted conserva sus roles hasta que alguien los cambie.',
  toDashboard: 'Ir al panel',
  handoverDeclinedSubject: '{person} rechazó {site}',
  handoverDeclinedLead: '{person} no se hace cargo del sitio {site}. Sigue siendo suyo, y nada ha cambiado.',
});
