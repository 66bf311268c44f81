import { defineTranslation } from '../define-messages.ts';
import type { formPages as english } from '../en/form-pages.ts';

export const formPages = defineTranslation<typeof english>('formPages', {
  needsScripts: 'Este formulario solo se puede enviar con JavaScript activado.',
  needsTime: 'Sin JavaScript aparece una página más antes de enviar este formulario.',
  backToPage: 'Volver a la página',
  wait: 'Para evitar programas, este formulario se puede enviar {seconds} segundos después de abrir esta página. Revise sus respuestas y pulse Mandar.',
  tooEarly: 'Los {seconds} segundos aún no habían pasado. Espere un momento y vuelva a pulsar Mandar.',
  send: 'Mandar',
  copyEntries:
    'Este formulario solo se puede enviar con JavaScript activado. Sus respuestas están abajo: copie lo que necesite antes de volver a la página y enviarlo desde allí.',
  stillInPage: 'Lo que escribió sigue estando en la página de la que viene.',
  keptHere: 'Todo lo que escribió se conserva en esta página.',
  sendAgain: 'Enviar de nuevo',
  request: 'Solicitud {id}',
});
