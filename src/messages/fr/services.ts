import { defineTranslation } from '../define-messages.ts';
import type { services as english } from '../en/services.ts';

export const services = defineTranslation<typeof english>('services', {
  followAt: 'Suivre @{account} sur {service}',
  follow: 'Suivre {account} sur {service}',
  reserve: 'Réserver sur {service}',
  bookTable: 'Réserver une table sur {service}',
  bookWith: 'Réserver avec {service}',
  calendarFrom: 'Le calendrier vient de {service}.',
  calendarOf: 'Calendrier de {service}',
  rssFeed: 'Flux RSS',
  email: 'E-mail',
  phone: 'Téléphone',
  website: 'Site web',
});
