import { defineTranslation } from '../../define-messages.ts';
import type { fieldRules as english } from '../../en/interface/field-rules.ts';

export const fieldRules = defineTranslation<typeof english>('fieldRules', {
  roleMissing: 'Elija al menos un rol',
  yourNameMissing: 'Escriba su nombre',
  yourPasswordMissing: 'Escriba su contraseña',
  codeMissing: 'Introduzca un código',
  codeWrong: 'Este código no es correcto o ya se ha usado.',
  notYourAddress: 'No es la dirección de su cuenta.',
  setUpCodeMissing: 'Escriba el código de configuración',
  invalidEmail: 'Escriba un correo electrónico válido',
  nameMissing: 'Escriba un nombre.',
  titleMissing: 'Escriba un título',
  atLeast: 'Use al menos {min} caracteres.',
  atMost: 'Use como máximo {max} caracteres.',
  passwordTooShort: 'Use al menos {min} caracteres',
  passwordTooLong: 'Use como máximo {max} caracteres',
  passwordTooPlain: 'Use más caracteres distintos',
  sessionToken: 'Envíe un token de sesión de hasta 36 letras y cifras.',
  languageCode: 'Envíe un idioma como en o pt-BR.',
  placeMissing: 'Escriba un lugar.',
  noJson: 'Esto no es JSON válido.',
  sameName: 'Dos campos tienen el mismo nombre.',
});
