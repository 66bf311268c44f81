import { defineTranslation } from '../../define-messages.ts';
import type { notFoundAddresses as english } from '../../en/interface/not-found-addresses.ts';

export const notFoundAddresses = defineTranslation<typeof english>('notFoundAddresses', {
  dismissed: '{path} se ha descartado.',
  putBackDone: '{path} vuelve a estar en la lista.',
  makeRedirect: 'Crear una redirección',
  dismiss: 'Descartar',
  putBack: 'Volver a poner',
  search: 'Buscar direcciones',
  show: 'Mostrar',
  open: 'Pendientes',
  areDismissed: 'Descartadas',
  title: 'Direcciones no encontradas',
  address: 'Dirección',
  linkedFrom: 'Enlazada desde <link>{referrer}</link>',
  requests: 'Solicitudes',
  last: 'Última',
  howCounted:
    'Contadas por minuto, sin parámetros ni nada sobre los visitantes; cada una permanece {days, plural, one {# día} other {# días}} tras la última solicitud.',
  noMatch: 'Ninguna dirección coincide con «{search}»',
  noneDismissed: 'No hay nada descartado',
  none: 'Ninguna dirección quedó sin destino',
  notWritten: 'Quien administra esta instalación ha decidido que no se registren.',
  noneText:
    'Cuando los visitantes siguen un enlace a una página que no existe, su dirección aparece aquí en menos de un minuto, durante {days, plural, one {# día} other {# días}}.',
});
