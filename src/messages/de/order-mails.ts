import { defineTranslation } from '../define-messages.ts';
import type { orderMails as english } from '../en/order-mails.ts';

export const orderMails = defineTranslation<typeof english>('orderMails', {
  receivedSubject: 'Bestellung {number} eingegangen',
  receivedLead:
    'Vielen Dank für Ihre Bestellung bei {site}. Sie ist für Sie reserviert, bis sie bezahlt ist.',
  howToPay: 'So bezahlen Sie',
  confirmedSubject: 'Bestellung {number} bestätigt',
  confirmedLead: 'Vielen Dank für Ihre Bestellung bei {site}. Sie ist bezahlt.',
  fulfilledSubject: 'Bestellung {number} ist unterwegs',
  fulfilledLead: 'Diese Artikel Ihrer Bestellung bei {site} sind unterwegs.',
  readySubject: 'Bestellung {number} liegt zur Abholung bereit',
  readyLead: 'Ihre Bestellung bei {site} liegt bereit. Sie können sie abholen.',
  fetchAt: 'Abholung',
  handedOverSubject: 'Bestellung {number} übergeben',
  handedOverLead: 'Diese Artikel Ihrer Bestellung bei {site} wurden übergeben.',
  sentWith: 'Versandt mit',
  follow: 'Sendung verfolgen',
  canceledSubject: 'Bestellung {number} storniert',
  canceledLead: 'Ihre Bestellung bei {site} wurde storniert.',
  givenBack: 'Sie bekommen {amount} zurück.',
  newSubject: 'Neue Bestellung {number}: {total}',
  newLead: '{buyer} hat bei {site} bestellt.',
  newUnpaid: 'Sie ist noch nicht bezahlt.',
  unpaidLead: 'Bestellung {number} wurde storniert, weil sie nicht rechtzeitig bezahlt wurde.',
  open: 'In Portico öffnen',
  see: 'Bestellung ansehen',
  subtotal: 'Zwischensumme',
  shipping: 'Versand',
  taxIncluded: '{name}, enthalten',
  total: 'Gesamt',
  deliverTo: 'Lieferung an',
  noteOfBuyer: 'Nachricht',
  refundedSubject: 'Erstattung für Bestellung {number}',
  refundedLead:
    '{site} hat Ihnen {amount} Ihrer Bestellung erstattet. Je nach Bank dauert es einige Tage, bis der Betrag ankommt.',
  refundFailedSubject: 'Erstattung für Bestellung {number} fehlgeschlagen',
  refundFailedLead:
    'Eine Erstattung von {amount} für Bestellung {number} war nicht möglich. Der Betrag kann erneut erstattet werden.',
  piecesCanceledSubject: 'Artikel der Bestellung {number} storniert',
  piecesCanceledLead: 'Diese Artikel Ihrer Bestellung bei {site} wurden storniert.',
  disputedSubject: 'Zahlung der Bestellung {number} wird angefochten',
  disputedLead:
    'Eine Bank fordert {amount} der Bestellung {number} zurück. Antworten Sie rechtzeitig bei Ihrem Zahlungsanbieter.',
  lateSubject: 'Bestellung {number} wurde zu spät bezahlt',
  lateLead:
    'Bestellung {number} wurde bezahlt, als sie nicht mehr ausgeführt werden konnte. Sie wurde storniert, und {amount} wird erstattet.',
  changedSubject: 'Bestellung {number} wurde geändert',
  changedLead: 'Ihre Bestellung bei {site} wurde geändert. So sieht sie jetzt aus.',
  balanceSubject: 'Bestellung {number} bezahlen',
  balanceLead: 'Von Ihrer Bestellung bei {site} sind noch {amount} zu bezahlen.',
  payBalance: '{amount} bezahlen',
  balanceUntil: 'Der Link gilt sieben Tage.',
  andMore: 'Und {count} weitere.',
  paymentFailedSubject: 'Zahlung bei {site} fehlgeschlagen',
  paymentFailedLead:
    'Die Zahlung von {amount} für Ihre Bestellung bei {site} ist nicht durchgegangen. Es wurde nichts abgebucht, und was für Sie reserviert war, ist wieder frei.',
  stillInCart:
    'Was Sie kaufen wollten, liegt noch in Ihrem Warenkorb, in dem Browser, mit dem Sie bestellt haben.',
});
