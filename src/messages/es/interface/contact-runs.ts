import { defineTranslation } from '../../define-messages.ts';
import type { contactRuns as english } from '../../en/interface/contact-runs.ts';

export const contactRuns = defineTranslation<typeof english>('contactRuns', {
  chooseAll: 'Elegir todos los resultados',
  allChosen: 'Todos los resultados están elegidos',
  clear: 'No elegir a nadie',
  addToList: 'Añadir a una lista de correo…',
  addToListTitle: 'Añadir a una lista de correo',
  addToListText: 'No se envía ningún correo. Quien dejó la lista sigue fuera.',
  list: 'Lista de correo',
  consent: 'De dónde procede su consentimiento',
  consentText: 'Se guarda como prueba. Sin ello quedan a la espera de confirmación.',
  add: 'Añadir',
  export: 'Exportar',
  erase: 'Borrar…',
  eraseTitle: '¿Borrar a estas personas?',
  eraseText:
    '{count, plural, one {# persona desaparece con todos sus datos, salvo sus comentarios y pedidos, que quedan sin nombre.} other {# personas desaparecen con todos sus datos, salvo sus comentarios y pedidos, que quedan sin nombre.}} Las suscripciones activas terminan enseguida. No se puede deshacer.',
  eraseNow: 'Borrar definitivamente',
  runLabel: 'Etiqueta añadida: {name}',
  runUnlabel: 'Etiqueta quitada: {name}',
  runList: 'Añadidos a la lista de correo {name}',
  runExport: 'Exportación',
  runErase: 'Borrado',
  progress: '{done, number} de {total, number}',
  stop: 'Detener',
  done: '{changed, number} de {total, number} personas cambiadas.',
  exported:
    '{total, plural, one {El archivo contiene # persona. Está disponible 24 horas.} other {El archivo contiene # personas. Está disponible 24 horas.}}',
  stopped: 'Detenido tras {done, number} de {total, number}.',
  download: 'Descargar',
  dismiss: 'Ocultar',
});
