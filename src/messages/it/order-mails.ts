import { defineTranslation } from '../define-messages.ts';
import type { orderMails as english } from '../en/order-mails.ts';

export const orderMails = defineTranslation<typeof english>('orderMails', {
  receivedSubject: 'Ordine {number} ricevuto',
  receivedLead: 'Grazie per il tuo ordine da {site}. È riservato per te fino al pagamento.',
  howToPay: 'Come pagare',
  confirmedSubject: 'Ordine {number} confermato',
  confirmedLead: 'Grazie per il tuo ordine da {site}. È pagato.',
  fulfilledSubject: 'L’ordine {number} è in viaggio',
  fulfilledLead: 'Questi articoli del tuo ordine da {site} sono in viaggio.',
  sentWith: 'Spedito con',
  follow: 'Segui la spedizione',
  canceledSubject: 'Ordine {number} annullato',
  canceledLead: 'Il tuo ordine da {site} è stato annullato.',
  givenBack: 'Ti vengono restituiti {amount}.',
  newSubject: 'Nuovo ordine {number}: {total}',
  newLead: '{buyer} ha ordinato da {site}.',
  newUnpaid: 'Non è ancora pagato.',
  unpaidLead: 'L’ordine {number} è stato annullato perché non è stato pagato in tempo.',
  open: 'Apri in Portico',
  see: 'Vedi l’ordine',
  subtotal: 'Subtotale',
  shipping: 'Spedizione',
  taxIncluded: '{name}, inclusa',
  total: 'Totale',
  deliverTo: 'Consegna a',
  noteOfBuyer: 'Nota',
  refundedSubject: 'Rimborso per l’ordine {number}',
  refundedLead:
    '{site} ti ha rimborsato {amount} del tuo ordine. A seconda della banca servono alcuni giorni.',
  refundFailedSubject: 'Rimborso per l’ordine {number} non riuscito',
  refundFailedLead:
    'Un rimborso di {amount} per l’ordine {number} non è riuscito. L’importo si può rimborsare di nuovo.',
  piecesCanceledSubject: 'Articoli dell’ordine {number} annullati',
  piecesCanceledLead: 'Questi articoli del tuo ordine da {site} sono stati annullati.',
  disputedSubject: 'Il pagamento dell’ordine {number} è contestato',
  disputedLead:
    'Una banca chiede indietro {amount} dell’ordine {number}. Risponda in tempo presso il fornitore di pagamento.',
  lateSubject: 'L’ordine {number} è stato pagato troppo tardi',
  lateLead:
    'L’ordine {number} è stato pagato quando non poteva più essere eseguito. È stato annullato e {amount} vengono rimborsati.',
  changedSubject: 'L’ordine {number} è stato modificato',
  changedLead: 'Il tuo ordine presso {site} è stato modificato. Ora è così.',
  balanceSubject: 'Paga l’ordine {number}',
  balanceLead: 'Del tuo ordine presso {site} restano da pagare {amount}.',
  payBalance: 'Paga {amount}',
  balanceUntil: 'Il link vale sette giorni.',
});
