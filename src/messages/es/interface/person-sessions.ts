import { defineTranslation } from '../../define-messages.ts';
import type { personSessions as english } from '../../en/interface/person-sessions.ts';

export const personSessions = defineTranslation<typeof english>('personSessions', {
  title: 'Sesiones de {name}',
  text: 'Navegadores en los que esta persona abrió este sitio. Quien pierde la sesión debe iniciarla de nuevo, también en otros sitios.',
  device: 'Dispositivo',
  lastSeen: 'Última actividad',
  thisOne: '{device} (este navegador)',
  end: 'Cerrar sesión',
  endOf: 'Cerrar sesión: {device}',
  endAll: 'Cerrar todas',
  endOthers: 'Cerrar todas las demás',
  none: 'Sin sesiones abiertas en este sitio.',
});
