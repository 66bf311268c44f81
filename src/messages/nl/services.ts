import { defineTranslation } from '../define-messages.ts';
import type { services as english } from '../en/services.ts';

export const services = defineTranslation<typeof english>('services', {
  followAt: 'Volg @{account} op {service}',
  follow: 'Volg {account} op {service}',
  reserve: 'Reserveren via {service}',
  bookTable: 'Een tafel boeken via {service}',
  bookWith: 'Boeken bij {service}',
  calendarFrom: 'De agenda komt van {service}.',
  calendarOf: 'Agenda van {service}',
  rssFeed: 'RSS-feed',
  email: 'E-mail',
  phone: 'Telefoon',
  website: 'Website',
});
