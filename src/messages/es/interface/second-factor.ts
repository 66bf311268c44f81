import { defineTranslation } from '../../define-messages.ts';
import type { secondFactor as english } from '../../en/interface/second-factor.ts';

export const secondFactor = defineTranslation<typeof english>('secondFactor', {
  title: 'Segundo factor',
  description:
    'Además de su contraseña, para iniciar sesión se pide un código de una aplicación de su teléfono.',
  loading: 'Cargando el segundo factor',
  onSince: 'Activado desde {date}.',
  codesLeft:
    '{count, plural, =0 {No queda ningún código de recuperación: cree otros nuevos.} one {Queda # código de recuperación.} many {Quedan # códigos de recuperación.} other {Quedan # códigos de recuperación.}}',
  setUp: 'Configurar',
  newCodes: 'Crear nuevos códigos de recuperación',
  turnOff: 'Desactivar',
  turnedOff: 'El segundo factor está desactivado.',
  setUpTitle: 'Configurar el segundo factor',
  scan: 'Escanee esta imagen con una aplicación de autenticación.',
  picture: 'Código QR con la clave que aparece debajo',
  orType: 'O introduzca esta clave en la aplicación:',
  firstCode: 'Código que muestra la aplicación',
  turnOn: 'Activar',
  codesLead:
    'Guarde estos códigos de recuperación en un lugar seguro. Cada uno le permite iniciar sesión una vez si no tiene su teléfono. No se vuelven a mostrar.',
  download: 'Descargar',
  print: 'Imprimir',
  code: 'Código',
  codeHint: 'Seis dígitos de su aplicación o un código de recuperación.',
  trust: 'No preguntar en este navegador durante 30 días',
  signIn: 'Iniciar sesión',
});
