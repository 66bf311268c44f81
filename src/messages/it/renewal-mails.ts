import { defineTranslation } from '../define-messages.ts';
import type { renewalMails as english } from '../en/renewal-mails.ts';

export const renewalMails = defineTranslation<typeof english>('renewalMails', {
  failedSubject: 'Il pagamento di {product} non è riuscito',
  failedLead:
    'Il pagamento di {amount} per il tuo abbonamento a {product} su {site} non è andato a buon fine.',
  confirmSubject: 'Conferma il pagamento di {product}',
  confirmLead:
    'La tua banca ti chiede di confermare il pagamento di {amount} per il tuo abbonamento a {product} su {site}.',
  triesAgain: 'Riproviamo il {day}. Puoi anche pagare ora o cambiare il metodo di pagamento.',
  payUntil: 'Non riproviamo più. Paga entro il {day} per continuare il tuo abbonamento.',
  pay: 'Paga {amount}',
  confirm: 'Conferma il pagamento',
  manage: 'Vedi il tuo abbonamento',
  endedSubject: 'Il tuo abbonamento a {product} è terminato',
  endedLead:
    'Il tuo abbonamento a {product} su {site} è terminato perché {amount} non sono stati pagati. Non viene addebitato più nulla.',
  restsSubject: 'Il tuo abbonamento a {product} è in pausa',
  restsLead:
    'Il tuo abbonamento a {product} su {site} è in pausa perché {amount} non sono stati pagati. Non viene addebitato nulla finché non riprende.',
  reminderSubject: '{product} si rinnova il {day}',
  reminderLead: 'Il tuo abbonamento a {product} su {site} si rinnova il {day}. Costa {amount}.',
  reminderMethod: 'Si paga con {method}.',
  reminderCancel: 'Se non lo desideri, puoi disdirlo prima.',
  trialSubject: 'La tua prova di {product} termina il {day}',
  trialLead: 'La tua prova di {product} su {site} termina il {day}. Allora verranno addebitati {amount}.',
  trialCancel: 'Se disdici prima, non viene addebitato nulla e mantieni l’accesso fino a quel giorno.',
  noStockSubject: '{product} non è disponibile',
  noStockLead:
    'Il prossimo invio del tuo abbonamento a {product} su {site} non è disponibile. Non viene addebitato nulla. Controlliamo ogni giorno per 14 giorni.',
  priceSubject: 'Nuovo prezzo per {product}',
  priceLead:
    'Dal rinnovo del {day} il tuo abbonamento a {product} su {site} costa {amount} invece di {before}.',
  priceCancel: 'Se non lo desideri, puoi disdire il tuo abbonamento fino ad allora.',
  troubleSubject: 'Abbonamento a {product}: pagamento non riuscito',
  troubleFailed:
    'Non è stato possibile addebitare il rinnovo di {product} di {buyer}: {amount}. Si riprova il {day}.',
  troubleFailedLast:
    'Non è stato possibile addebitare per l’ultima volta il rinnovo di {product} di {buyer}: {amount}. Se non viene pagato entro il {day}, l’abbonamento termina o va in pausa.',
  troubleStockSubject: 'Abbonamento a {product}: non disponibile',
  troubleStock:
    'Non ci sono abbastanza pezzi di {product} per il rinnovo di {buyer}. Non è stato addebitato nulla. Si riprova ogni giorno per 14 giorni.',
  troubleSkippedSubject: 'Abbonamento a {product}: rinnovi saltati',
  troubleSkipped:
    'Il tuo sito in quel periodo non incassava. Non addebitati: {count, plural, one {un rinnovo} other {# rinnovi}} di {product} di {buyer}. L’abbonamento continua.',
  troubleEndedSubject: 'Abbonamento a {product}: terminato',
  troubleEnded:
    'L’abbonamento di {buyer} a {product} è stato disdetto perché {amount} non sono stati pagati.',
  troubleRestsSubject: 'Abbonamento a {product}: in pausa',
  troubleRests: 'L’abbonamento di {buyer} a {product} è in pausa perché {amount} non sono stati pagati.',
  open: 'Apri l’abbonamento',
});
