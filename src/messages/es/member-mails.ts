import { defineTranslation } from '../define-messages.ts';
import type { memberMails as english } from '../en/member-mails.ts';

export const memberMails = defineTranslation<typeof english>('memberMails', {
  confirmSubject: 'Confirme su correo para {site}',
  confirmLead: 'Confirme su correo para unirse a {site}.',
  confirmButton: 'Confirmar el correo',
  codeIs: 'O introduzca este código: {code}',
  confirmNote: 'El enlace vale 24 horas; el código, 15 minutos. Si no ha pedido este mensaje, ignórelo.',
  signInSubject: 'Iniciar sesión en {site}',
  signInLead: 'Este es su enlace para iniciar sesión en {site}.',
  hasAccountLead:
    'Alguien quiso unirse a {site} con esta dirección. Ya tiene una cuenta: inicie sesión con este enlace.',
  signInButton: 'Iniciar sesión',
  signInNote:
    'El enlace vale una vez y durante 60 minutos; el código, 15 minutos. Si no ha pedido este mensaje, ignórelo.',
  resetSubject: 'Elija una nueva contraseña para {site}',
  resetLead: 'Elija una nueva contraseña para su cuenta en {site}.',
  resetButton: 'Elegir una contraseña',
  resetNote: 'El enlace vale una vez y durante 60 minutos. Si no ha pedido este mensaje, ignórelo.',
  passwordSubject: 'Su contraseña para {site} se ha cambiado',
  passwordLead:
    'La contraseña de su cuenta en {site} se ha cambiado y todas las demás sesiones se han cerrado.',
  passwordNote: 'Si no ha sido usted, elija enseguida una nueva contraseña.',
  newEmailSubject: 'Confirme su nuevo correo para {site}',
  newEmailLead: 'Confirme que su cuenta en {site} debe usar esta dirección.',
  newEmailNote: 'El enlace vale una vez y durante 24 horas. Si no ha pedido este mensaje, ignórelo.',
  oldEmailSubject: 'Su correo para {site} se ha cambiado',
  oldEmailLead: 'Su cuenta en {site} usa ahora {email}.',
  oldEmailNote: 'Si no ha sido usted, el enlace recupera su dirección anterior durante 72 horas.',
  undoButton: 'Deshacer',
  joinedSubject: 'Sus cuentas en {site} se han unido',
  joinedLead:
    'Su cuenta en {site} se ha unido con la de {email}. Inicie sesión con {email} a partir de ahora.',
  removedSubject: 'Su cuenta en {site} se ha eliminado',
  removedLead: 'Su cuenta en {site} se ha eliminado. Se borrará en 7 días.',
  removedNote: 'Hasta entonces, el enlace la recupera.',
  restoreButton: 'Recuperar la cuenta',
  invitationSubject: 'Únase a {site}',
  invitationLead: 'Le invitan a unirse a {site}.',
  invitationButton: 'Aceptar la invitación',
  invitationNote:
    'El enlace funciona una vez, durante 14 días. Si no sabe de qué se trata, ignore este correo.',
  welcomeSubject: 'Bienvenido a {site}',
  welcomeLead:
    'Ya tiene una cuenta en {site}. Inicie sesión con esta dirección: recibirá un enlace por correo.',
  welcomeNote: 'Le añadió el propietario del sitio.',
});
