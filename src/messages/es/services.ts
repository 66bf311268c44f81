import { defineTranslation } from '../define-messages.ts';
import type { services as english } from '../en/services.ts';

export const services = defineTranslation<typeof english>('services', {
  followAt: 'Seguir a @{account} en {service}',
  follow: 'Seguir a {account} en {service}',
  reserve: 'Reservar en {service}',
  bookTable: 'Reservar una mesa en {service}',
  bookWith: 'Reservar con {service}',
  calendarFrom: 'El calendario viene de {service}.',
  calendarOf: 'Calendario de {service}',
  rssFeed: 'Canal RSS',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  website: 'Sitio web',
});
