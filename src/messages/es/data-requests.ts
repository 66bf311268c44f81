import { defineTranslation } from '../define-messages.ts';
import type { dataRequests as english } from '../en/data-requests.ts';

export const dataRequests = defineTranslation<typeof english>('dataRequests', {
  getMyData: 'Obtener mis datos',
  deleteMyData: 'Eliminar mis datos',
  getText:
    'Pida una copia de todo lo que este sitio guarda sobre usted, también formularios, comentarios y correos; recibirá una respuesta por correo en un plazo de 30 días.',
  deleteText: 'Pida que se elimine todo lo que este sitio guarda sobre usted.',
  mailedTo: 'Un enlace enviado a {email} confirma que es usted.',
  inboxTitle: 'Mire su bandeja de entrada',
  checkInbox: 'Abra el enlace del mensaje que le hemos enviado: confirma su solicitud.',
  confirmTitle: 'Confirme su solicitud',
  confirm: 'Confirmar la solicitud',
  confirmLead:
    '{kind, select, copy {Una copia de los datos que este sitio guarda sobre {email}.} other {Los datos que este sitio guarda sobre {email} deben eliminarse.}}',
  confirmedTitle: 'Su solicitud está confirmada',
  confirmed:
    '{kind, select, copy {Recibirá una respuesta por correo antes del {date}.} other {Se responde antes del {date}. Una vez eliminados sus datos no llega ningún mensaje, porque su dirección también se elimina.}}',
  linkTitle: 'Este enlace no funciona',
  linkUsed: 'Esta solicitud ya está confirmada.',
  linkExpired: 'El enlace ha caducado. Vuelva a pedirlo en el sitio.',
  linkUnknown: 'El enlace ha caducado o no está completo. Vuelva a pedirlo en el sitio.',
  copyTitle: 'Sus datos',
  copyUntil: 'El enlace funciona hasta el {date}.',
  sendCodeText: 'Para que nadie más abra sus datos, se envía un código a {email}.',
  sendCode: 'Enviar el código',
  codeSent: 'Introduzca las seis cifras del mensaje que le hemos enviado.',
  code: 'Código',
  codeWrong: 'Este código es incorrecto o ya no funciona.',
  download: 'Descargar',
});
