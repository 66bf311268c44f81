import { defineTranslation } from '../define-messages.ts';
import type { storeReminders as english } from '../en/store-reminders.ts';

export const storeReminders = defineTranslation<typeof english>('storeReminders', {
  abandonedSubject: 'Il tuo carrello da {site}',
  abandonedLead: 'Hai lasciato questi articoli nel carrello da {site}.',
  backToCart: 'Torna al carrello',
  abandonedWhy:
    'Ricevi questa e-mail una sola volta, perché hai inserito il tuo indirizzo alla nostra cassa. Il link al carrello funziona per 30 giorni. Niente più promemoria di carrelli: {link}',
  endAbandoned: 'Non ricevere più promemoria del carrello?',
  abandonedEnded: 'Non riceverai più promemoria del carrello.',
  endBackInStock: 'Non ricevere più e-mail sugli articoli di nuovo disponibili?',
  backInStockEnded: 'Non riceverai più e-mail sugli articoli di nuovo disponibili.',
  end: 'Interrompi queste e-mail',
  undo: 'Annulla',
  undone: 'Riceverai di nuovo queste e-mail.',
  deadLink: 'Questo link non funziona.',
});
