import { defineTranslation } from '../define-messages.ts';
import type { services as english } from '../en/services.ts';

export const services = defineTranslation<typeof english>('services', {
  followAt: '@{account} auf {service} folgen',
  follow: '{account} auf {service} folgen',
  reserve: 'Bei {service} reservieren',
  bookTable: 'Einen Tisch bei {service} buchen',
  rssFeed: 'RSS-Feed',
  email: 'E-Mail',
  phone: 'Telefon',
  website: 'Website',
});
