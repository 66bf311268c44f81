import { defineTranslation } from '../define-messages.ts';
import type { services as english } from '../en/services.ts';

export const services = defineTranslation<typeof english>('services', {
  followAt: '@{account} auf {service} folgen',
  follow: '{account} auf {service} folgen',
  reserve: 'Bei {service} reservieren',
  bookTable: 'Einen Tisch bei {service} buchen',
  bookWith: 'Bei {service} buchen',
  calendarFrom: 'Der Kalender kommt von {service}.',
  calendarOf: 'Kalender von {service}',
  rssFeed: 'RSS-Feed',
  email: 'E-Mail',
  phone: 'Telefon',
  website: 'Website',
});
