import { defineTranslation } from '../../define-messages.ts';
import type { ownerCode as english } from '../../en/interface/owner-code.ts';

export const ownerCode = defineTranslation<typeof english>('ownerCode', {
  siteStyles: 'Estilos del sitio',
  customCss: 'CSS personalizado',
  cssLabel: 'CSS para todo el sitio',
  cssText:
    'La página de al lado lo muestra mientras escribe. Los visitantes lo reciben cuando se guarda y se publica. {length, number} de {max, number} caracteres.',
  tooLong: 'Es demasiado largo. Quite algo antes de guardarlo.',
  stepCss: 'Cambiar el CSS personalizado',
  cssNotAllowed:
    'Las personas con permiso de desarrollo pueden escribir CSS aquí. Pregunte a un administrador del sitio.',
  notSavedYet: 'Aún no se ha guardado. Se conserva en este navegador hasta que lo guarde.',
  saved: 'Guardado.',
  discard: 'Descartar',
  save: 'Guardar',
  code: 'Código',
  codeNotAllowed:
    'Las personas con permiso de desarrollo pueden escribir código aquí. Pregunte a un administrador del sitio.',
  runsOn: 'Páginas en las que se ejecuta',
  wholeSite: 'Todo el sitio',
  onlyPage: 'Solo «{title}»',
  runsOnPublished:
    'Se ejecuta solo en el sitio publicado: nunca aquí ni en la vista previa del sitio. Lo que estropee una página se puede arreglar aquí en cualquier momento.',
  openingPage: 'Abriendo la página',
  codeTooLong: 'Es demasiado largo: como máximo {max, number} caracteres.',
  headEnd: 'Al final del head',
  bodyEnd: 'Al final del body',
  isTracking: 'Cuenta o reconoce a los visitantes',
  isTrackingText:
    'Donde el sitio pregunta por las cookies, espera a que el visitante acepte. Lo mismo hace lo que pide algo a otros servidores, se elija lo que se elija aquí.',
  stepCode: 'Cambiar el código',
});
