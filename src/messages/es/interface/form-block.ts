import { defineTranslation } from '../../define-messages.ts';
import type { formBlock as english } from '../../en/interface/form-block.ts';

export const formBlock = defineTranslation<typeof english>('formBlock', {
  name: 'Nombre del formulario',
  fields: 'Campos',
  notifyEmail: 'Enviar las respuestas a este correo',
  keepSubmissions: 'Guardar las respuestas en la lista de envíos',
  purpose: 'Qué hace el formulario',
  takesAnswers: 'Recibir respuestas',
  getMyData: 'Obtener mis datos',
  deleteMyData: 'Eliminar mis datos',
  mailingList: 'Lista de correo',
  buttonText: 'Texto del botón',
  buttonAlignment: 'Alineación del botón',
  afterSending: 'Texto tras el envío',
  pageAfterSending: 'Página tras el envío',
  codeAfterSending: 'Código tras el envío',
  codeAfterSendingHelp: 'HTML y scripts que se ejecutan en el sitio publicado tras enviar un formulario.',
  opensInOverlay: 'Abrir en una superposición',
  opensInOverlayHelp: 'La página muestra un botón; el formulario se abre sobre la página.',
  openingButtonText: 'Texto del botón que abre el formulario',
  captcha: 'Pedir un CAPTCHA',
  captchaHelp: 'El formulario solo se puede enviar una vez resuelto.',
  disclaimer: 'Aviso',
  needsConsent: 'Pedir el consentimiento',
  consentText: 'Texto del consentimiento',
  titleOfField: 'Título del campo',
});
