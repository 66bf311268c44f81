import { defineTranslation } from '../define-messages.ts';
import type { dataRequestMails as english } from '../en/data-request-mails.ts';

export const dataRequestMails = defineTranslation<typeof english>('dataRequestMails', {
  confirmSubject:
    '{kind, select, copy {Confirme que quiere sus datos de {site}} other {Confirme que {site} debe eliminar sus datos}}',
  confirmLead:
    '{kind, select, copy {Alguien ha pedido a {site} una copia de los datos que guarda sobre esta dirección.} other {Alguien ha pedido a {site} que elimine los datos que guarda sobre esta dirección.}}',
  confirmButton: 'Confirmar la solicitud',
  confirmNote:
    'El enlace funciona una vez, durante 24 horas. Si no lo ha pedido usted, ignore este mensaje: no ocurre nada.',
  copySubject: 'Sus datos de {site}',
  copyLead: 'Esta es la copia de los datos que {site} guarda sobre usted, tal como pidió.',
  copyButton: 'Obtener mis datos',
  copyNote: 'El enlace funciona durante 7 días. Pide iniciar sesión o un código que se le envía por correo.',
  codeSubject: 'Su código para abrir sus datos de {site}',
  codeLead: 'Introduzca este código para abrir sus datos: {code}',
  codeNote: 'Funciona durante 15 minutos. Si no lo ha pedido, ignore este mensaje.',
  declinedSubject: 'Su solicitud a {site}',
  declinedLead:
    '{kind, select, copy {{site} ha rechazado enviarle una copia de sus datos.} other {{site} ha rechazado eliminar sus datos.}}',
  reason: 'Motivo',
  dueSubject: '{site}: responda a una solicitud sobre datos personales antes del {due}',
  dueLead:
    '{kind, select, copy {Alguien ha pedido a {site} una copia de sus datos. El plazo termina el {due}.} other {Alguien ha pedido a {site} que elimine sus datos. El plazo termina el {due}.}}',
  dueButton: 'Abrir las solicitudes',
});
