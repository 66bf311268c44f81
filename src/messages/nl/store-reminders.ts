import { defineTranslation } from '../define-messages.ts';
import type { storeReminders as english } from '../en/store-reminders.ts';

export const storeReminders = defineTranslation<typeof english>('storeReminders', {
  abandonedSubject: 'Uw winkelwagen bij {site}',
  abandonedLead: 'U hebt deze artikelen in uw winkelwagen bij {site} laten liggen.',
  backToCart: 'Terug naar de winkelwagen',
  abandonedWhy:
    'U krijgt deze e-mail één keer, omdat u bij ons afrekenen uw adres hebt ingevuld. De link naar de winkelwagen werkt 30 dagen. Geen herinneringen aan winkelwagens meer: {link}',
  endAbandoned: 'Geen herinneringen aan uw winkelwagen meer krijgen?',
  abandonedEnded: 'U krijgt geen herinneringen aan uw winkelwagen meer.',
  endBackInStock: 'Geen e-mails over artikelen die er weer zijn meer krijgen?',
  backInStockEnded: 'U krijgt geen e-mails meer over artikelen die er weer zijn.',
  end: 'Deze e-mails stoppen',
  undo: 'Ongedaan maken',
  undone: 'U krijgt deze e-mails weer.',
  deadLink: 'Deze link werkt niet.',
});
