import { defineTranslation } from '../define-messages.ts';
import type { withdrawals as english } from '../en/withdrawals.ts';

export const withdrawals = defineTranslation<typeof english>('withdrawals', {
  offer: 'Recedi dal contratto qui',
  title: 'Recedere dal contratto',
  text: 'Scegli gli articoli dell’ordine {number} dai quali recedi. Non devi indicare un motivo. Ricevi subito una conferma via e-mail.',
  pieces: 'Quantità per articolo',
  confirm: 'Conferma il recesso',
  none: 'Scegli da che cosa recedi.',
  tooMany: 'Il tuo ordine non contiene tanti pezzi.',
  received: 'Il tuo recesso è stato ricevuto. Una conferma è in arrivo via e-mail.',
  withdrawn: 'Recesso',
  mailSubject: 'Il tuo recesso dall’ordine {number}',
  mailLead:
    '{site} ha ricevuto il tuo recesso dal contratto dell’ordine {number} il {when}. Hai receduto da:',
  mailNext: 'Il venditore ti dirà come restituire gli articoli e quando riceverai il denaro.',
  ownerSubject: 'Recesso dall’ordine {number}',
  ownerLead:
    'L’acquirente ha receduto dal contratto dell’ordine {number} o di una parte. Denaro e scorte restano come sono finché non te ne occupi.',
});
