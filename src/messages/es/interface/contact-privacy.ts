import { defineTranslation } from '../../define-messages.ts';
import type { contactPrivacy as english } from '../../en/interface/contact-privacy.ts';

export const contactPrivacy = defineTranslation<typeof english>('contactPrivacy', {
  title: 'Datos personales',
  text: 'Todo lo que el sitio guarda de esta persona, en una copia; o nada más de ello.',
  copy: 'Descargar una copia',
  erase: 'Borrar…',
  eraseTitle: '¿Borrar a {name}?',
  eraseText: 'No se puede deshacer. Una tarea lo hace en 24 horas, casi siempre enseguida.',
  eraseNow: 'Borrar para siempre',
  erasing: 'Se está borrando a la persona.',
  gone: 'desaparece',
  anonymous: 'queda sin nombre',
  memberships: 'Membresías',
  consents: 'Consentimientos y listas',
  submissions: 'Respuestas a formularios',
  comments: 'Comentarios',
  mails: 'Correos',
  contact: 'Contacto con notas y etiquetas',
  other: 'Otros datos',
  log: 'Exportaciones y borrados',
  nothingLogged: 'Aún no se ha exportado, importado ni borrado nada.',
  exported: '{count, plural, one {# persona exportada} other {# personas exportadas}}',
  imported: '{count, plural, one {# persona importada} other {# personas importadas}}',
  copied: 'Una copia de los datos de una persona',
  erased: '{count, plural, one {# persona borrada} other {# personas borradas}}',
  formerAccount: 'Cuenta anterior',
});
