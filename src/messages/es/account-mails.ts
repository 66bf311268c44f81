import { defineTranslation } from '../define-messages.ts';
import type { accountMails as english } from '../en/account-mails.ts';

export const accountMails = defineTranslation<typeof english>('accountMails', {
  signUpSubject: 'Termine de crear su cuenta',
  signUpLead: 'Elija su nombre y una contraseña para terminar. El enlace funciona una vez, durante 24 horas.',
  signUpNote: 'Si no ha pedido una cuenta, puede ignorar este correo: no se crea ninguna.',
  createAccount: 'Crear la cuenta',
  signIn: 'Iniciar sesión',
  ignore: 'Si no ha sido usted, puede ignorar este correo.',
  ignoreUnchanged: 'Si no ha sido usted, puede ignorar este correo: no ha cambiado nada.',
  chooseAtOnce: 'Si no ha sido usted, elija enseguida una contraseña nueva: {link}',
  invitationSubject: '{inviter} le invita',
  invitationLead:
    '{inviter} le invita a crear sitios web en {host}. Elija su nombre y una contraseña para empezar. El enlace funciona una vez, durante 14 días.',
  invitationNote: 'Si no sabe de qué se trata, puede ignorar este correo: no se crea ninguna cuenta.',
  hasAccountSubject: 'Ya tiene una cuenta',
  hasAccountLead:
    'Alguien, probablemente usted, ha querido crear una cuenta con esta dirección. Ya tiene una.',
  resetSubject: 'Elija una contraseña nueva',
  resetLead: 'Con este enlace puede elegir una contraseña nueva. Funciona una vez, durante una hora.',
  resetButton: 'Elegir una contraseña nueva',
  resetNote: 'Si no lo ha pedido, puede ignorar este correo: su contraseña sigue igual.',
  noAccountSubject: 'No hay ninguna cuenta con esta dirección',
  noAccountLead:
    'Alguien, probablemente usted, ha querido elegir una contraseña nueva para esta dirección, pero no hay ninguna cuenta con ella. Quizá se registró con otra.',
  passwordChangedSubject: 'Se ha cambiado su contraseña',
  passwordChangedLead: 'Se ha cambiado la contraseña de su cuenta y se han cerrado todas las demás sesiones.',
  secondFactorSubject: 'Se ha cambiado el segundo factor de su cuenta',
  secondFactorOn:
    'Se ha activado un segundo factor: además de la contraseña, a partir de ahora se pide un código de su aplicación.',
  secondFactorOff:
    'Se ha desactivado el segundo factor: a partir de ahora basta con la contraseña para iniciar sesión.',
  secondFactorReset:
    'La persona que administra esta instalación ha desactivado el segundo factor de su cuenta: a partir de ahora basta con la contraseña.',
  recoveryCodesNew:
    'Se han creado nuevos códigos de recuperación para su cuenta; los anteriores ya no funcionan.',
  recoveryCodeUsed: 'Se ha usado un código de recuperación de su cuenta. No funciona una segunda vez.',
  waysInSubject: 'Se ha cambiado la forma de iniciar sesión en su cuenta',
  passkeyAdded:
    'Se ha añadido una llave de acceso a su cuenta. Inicia sesión sin contraseña y sin segundo factor.',
  passkeyRemoved: 'Se ha quitado una llave de acceso de su cuenta. Ya no inicia sesión.',
  passwordOff:
    'Se ha desactivado la contraseña de su cuenta: a partir de ahora solo se inicia sesión con llaves de acceso. Se han cerrado las demás sesiones.',
  passwordOn:
    'Se ha activado de nuevo la contraseña de su cuenta, con una nueva. Se han cerrado las demás sesiones.',
  passwordAgain:
    'La persona que administra esta instalación permite de nuevo una contraseña en su cuenta: elíjala con «¿Ha olvidado la contraseña?». Sus llaves de acceso siguen igual.',
  newSignInSubject: 'Nuevo inicio de sesión en su cuenta',
  newSignInLead:
    'Se ha iniciado sesión en su cuenta en un navegador en el que no se había usado antes: {device}.',
  newSignInNote: 'Si fue usted, puede ignorar este correo.',
  accountDeletedSubject: 'Se ha eliminado su cuenta',
  accountDeletedLead:
    'Se ha eliminado su cuenta en {host} y se han cerrado todas sus sesiones. No se puede recuperar.',
  confirmEmailSubject: 'Confirme su nueva dirección de correo',
  confirmEmailLead:
    'Con este enlace iniciará sesión con esta dirección a partir de ahora. Funciona una vez, durante 24 horas.',
  confirmEmailButton: 'Confirmar esta dirección',
  confirmEmailNote: 'Si no lo ha pedido, puede ignorar este correo: no ha cambiado nada.',
  emailChangesSubject: 'Su dirección de correo está a punto de cambiar',
  emailChangesLead:
    'Su cuenta usará {newEmail} a partir de ahora. El cambio se aplica cuando se confirme esa dirección.',
  emailChangedSubject: 'Se ha cambiado su dirección de correo',
  emailChangedLead:
    'Su cuenta usa {newEmail} a partir de ahora; con esta dirección ya no se puede iniciar sesión. Se han cerrado todas las demás sesiones.',
  emailChangedUndo:
    'Si no ha sido usted, revierta el cambio: su cuenta vuelve a usar esta dirección, se cierra la sesión de todos y usted elige una contraseña nueva. El enlace funciona una vez, durante 7 días.',
  emailChangedButton: 'Revertir el cambio',
  emailChangedNote: 'Si ha sido usted, puede ignorar este correo.',
  changeUndoneSubject: 'Se ha revertido el cambio de su dirección de correo',
  changeUndoneLead:
    'La cuenta vuelve a usar su dirección anterior; con esta ya no se puede iniciar sesión. Se han cerrado todas las sesiones.',
  changeUndoneNote: 'Si no lo esperaba, pregunte a la persona que administra {host}.',
  emailTakenSubject: 'Esta dirección ya tiene una cuenta',
  emailTakenLead:
    'Alguien, probablemente usted, ha querido usar esta dirección para otra cuenta. Ya tiene una, así que no se ha cambiado nada.',
});
