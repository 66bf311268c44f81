import { defineTranslation } from '../define-messages.ts';
import type { storeReminders as english } from '../en/store-reminders.ts';

export const storeReminders = defineTranslation<typeof english>('storeReminders', {
  abandonedSubject: 'Uw winkelwagen bij {site}',
  abandonedLead: 'U hebt deze artikelen in uw winkelwagen bij {site} laten liggen.',
  backToCart: 'Terug naar de winkelwagen',
  abandonedWhy:
    'U krijgt deze e-mail één keer, omdat u bij ons afrekenen uw adres hebt ingevuld. De link naar de winkelwagen werkt 30 dagen.',
  endAbandoned: 'Geen herinneringen aan uw winkelwagen meer krijgen?',
  abandonedEnded: 'U krijgt geen herinneringen aan uw winkelwagen meer.',
  endBackInStock: 'Geen e-mails over artikelen die er weer zijn meer krijgen?',
  backInStockEnded: 'U krijgt geen e-mails meer over artikelen die er weer zijn.',
  end: 'Deze e-mails stoppen',
  undo: 'Ongedaan maken',
  undone: 'U krijgt deze e-mails weer.',
  deadLink: 'Deze link werkt niet.',
  backSubject: '{product} is er weer',
  backLead: '{product} is weer te koop bij {site}. U wilde dat weten.',
  seeProduct: 'Bekijk het product',
  backWhy: 'U krijgt deze e-mail één keer en wacht er niet langer op.',
  waitLink: 'Laat me weten wanneer het er weer is',
  waitTitle: 'Bericht wanneer het er weer is',
  waitText:
    '{product} is uitverkocht. Laat uw e-mailadres achter, dan krijgt u één e-mail wanneer het er weer is. U meldt zich nergens anders voor aan.',
  waitSubmit: 'Laat het me weten',
  waiting: 'U krijgt één e-mail wanneer {product} er weer is.',
  waitsForMany: 'Dit e-mailadres wacht al op 20 artikelen.',
  backToProduct: 'Terug naar het product',
});
