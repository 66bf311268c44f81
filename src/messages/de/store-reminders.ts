import { defineTranslation } from '../define-messages.ts';
import type { storeReminders as english } from '../en/store-reminders.ts';

export const storeReminders = defineTranslation<typeof english>('storeReminders', {
  abandonedSubject: 'Ihr Warenkorb bei {site}',
  abandonedLead: 'Diese Artikel liegen noch in Ihrem Warenkorb bei {site}.',
  backToCart: 'Zurück zum Warenkorb',
  abandonedWhy:
    'Sie bekommen diese E-Mail einmal, weil Sie Ihre Adresse an unserer Kasse eingegeben haben. Der Link zum Warenkorb gilt 30 Tage. Keine Erinnerungen an Warenkörbe mehr: {link}',
  endAbandoned: 'Keine Erinnerungen an Ihren Warenkorb mehr bekommen?',
  abandonedEnded: 'Sie bekommen keine Erinnerungen an Ihren Warenkorb mehr.',
  endBackInStock: 'Keine E-Mails über wieder verfügbare Artikel mehr bekommen?',
  backInStockEnded: 'Sie bekommen keine E-Mails über wieder verfügbare Artikel mehr.',
  end: 'Diese E-Mails beenden',
  undo: 'Rückgängig machen',
  undone: 'Sie bekommen diese E-Mails wieder.',
  deadLink: 'Dieser Link funktioniert nicht.',
});
