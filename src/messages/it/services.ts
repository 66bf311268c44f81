import { defineTranslation } from '../define-messages.ts';
import type { services as english } from '../en/services.ts';

export const services = defineTranslation<typeof english>('services', {
  followAt: 'Segui @{account} su {service}',
  follow: 'Segui {account} su {service}',
  reserve: 'Prenota su {service}',
  bookTable: 'Prenota un tavolo su {service}',
  bookWith: 'Prenota con {service}',
  calendarFrom: 'Il calendario proviene da {service}.',
  calendarOf: 'Calendario di {service}',
  rssFeed: 'Feed RSS',
  email: 'E-mail',
  phone: 'Telefono',
  website: 'Sito web',
});
