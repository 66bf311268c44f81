import { defineTranslation } from '../define-messages.ts';
import type { storeReminders as english } from '../en/store-reminders.ts';

export const storeReminders = defineTranslation<typeof english>('storeReminders', {
  abandonedSubject: 'Ihr Warenkorb bei {site}',
  abandonedLead: 'Diese Artikel liegen noch in Ihrem Warenkorb bei {site}.',
  backToCart: 'Zurück zum Warenkorb',
  abandonedWhy:
    'Sie bekommen diese E-Mail einmal, weil Sie Ihre Adresse an unserer Kasse eingegeben haben. Der Link zum Warenkorb gilt 30 Tage.',
  endAbandoned: 'Keine Erinnerungen an Ihren Warenkorb mehr bekommen?',
  abandonedEnded: 'Sie bekommen keine Erinnerungen an Ihren Warenkorb mehr.',
  endBackInStock: 'Keine E-Mails über wieder verfügbare Artikel mehr bekommen?',
  backInStockEnded: 'Sie bekommen keine E-Mails über wieder verfügbare Artikel mehr.',
  end: 'Diese E-Mails beenden',
  undo: 'Rückgängig machen',
  undone: 'Sie bekommen diese E-Mails wieder.',
  deadLink: 'Dieser Link funktioniert nicht.',
  backSubject: '{product} ist wieder da',
  backLead: '{product} ist bei {site} wieder zu haben. Sie wollten davon erfahren.',
  seeProduct: 'Produkt ansehen',
  backWhy: 'Sie bekommen diese E-Mail einmal und warten nicht länger darauf.',
  waitLink: 'Sagen Sie mir, wenn es wieder da ist',
  waitTitle: 'Erfahren, wenn es wieder da ist',
  waitText:
    '{product} ist ausverkauft. Hinterlassen Sie Ihre E-Mail-Adresse, und Sie bekommen eine E-Mail, wenn es wieder da ist. Sie melden sich damit für nichts anderes an.',
  waitSubmit: 'Benachrichtigen',
  waiting: 'Sie bekommen eine E-Mail, wenn {product} wieder da ist.',
  waitsForMany: 'Diese E-Mail-Adresse wartet schon auf 20 Artikel.',
  backToProduct: 'Zurück zum Produkt',
});
