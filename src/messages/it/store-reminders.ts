import { defineTranslation } from '../define-messages.ts';
import type { storeReminders as english } from '../en/store-reminders.ts';

export const storeReminders = defineTranslation<typeof english>('storeReminders', {
  abandonedSubject: 'Il tuo carrello da {site}',
  abandonedLead: 'Hai lasciato questi articoli nel carrello da {site}.',
  backToCart: 'Torna al carrello',
  abandonedWhy:
    'Ricevi questa e-mail una sola volta, perché hai inserito il tuo indirizzo alla nostra cassa. Il link al carrello funziona per 30 giorni.',
  endAbandoned: 'Non ricevere più promemoria del carrello?',
  abandonedEnded: 'Non riceverai più promemoria del carrello.',
  endBackInStock: 'Non ricevere più e-mail sugli articoli di nuovo disponibili?',
  backInStockEnded: 'Non riceverai più e-mail sugli articoli di nuovo disponibili.',
  end: 'Interrompi queste e-mail',
  undo: 'Annulla',
  undone: 'Riceverai di nuovo queste e-mail.',
  deadLink: 'Questo link non funziona.',
  backSubject: '{product} è di nuovo disponibile',
  backLead: '{product} è di nuovo in vendita da {site}. Avevi chiesto di saperlo.',
  seeProduct: 'Vedi il prodotto',
  backWhy: 'Ricevi questa e-mail una sola volta e non aspetti più.',
  waitLink: 'Avvisatemi quando torna',
  waitTitle: 'Avviso di disponibilità',
  waitText:
    '{product} è esaurito. Lascia la tua e-mail e riceverai un solo messaggio quando torna. Non ti iscrivi ad altro.',
  waitSubmit: 'Avvisami',
  waiting: 'Riceverai un messaggio quando {product} torna.',
  waitsForMany: 'Questa e-mail aspetta già 20 articoli.',
  backToProduct: 'Torna al prodotto',
});
