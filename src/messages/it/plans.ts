import { defineTranslation } from '../define-messages.ts';
import type { plans as english } from '../en/plans.ts';

export const plans = defineTranslation<typeof english>('plans', {
  billing: 'Modalità di pagamento',
  monthly: 'Mensile',
  yearly: 'Annuale',
  once: '{price}, una tantum',
  saving: 'Risparmia il {percent}%',
  trial: '{days, plural, one {# giorno gratuito} other {# giorni gratuiti}}, poi {price}',
  tryIt: 'Prova gratis',
  yours: 'Il suo piano',
  nextCharge: 'Il prossimo addebito di {price} è il {date}.',
  freeUntil: 'Gratuito fino al {date}, poi {price}.',
  endsOn: 'Il suo accesso termina il {date}.',
  pastDue: 'Un pagamento non è riuscito. Il suo accesso termina il {date} se non viene pagato prima.',
  given: 'Ha questo piano senza pagarlo.',
  paidOnce: 'Pagato una volta, senza scadenza.',
  manage: 'Pagamenti e disdetta',
  welcome: 'Ora è membro',
  begun: 'Ora ha il piano {plan}.',
  begins: 'Il suo piano {plan} inizia quando arriva il suo pagamento.',
});
