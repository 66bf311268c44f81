import { defineTranslation } from '../define-messages.ts';
import type { orderMails as english } from '../en/order-mails.ts';

export const orderMails = defineTranslation<typeof english>('orderMails', {
  receivedSubject: 'Bestelling {number} ontvangen',
  receivedLead: 'Bedankt voor uw bestelling bij {site}. Ze is voor u gereserveerd tot ze betaald is.',
  howToPay: 'Zo betaalt u',
  confirmedSubject: 'Bestelling {number} bevestigd',
  confirmedLead: 'Bedankt voor uw bestelling bij {site}. Ze is betaald.',
  fulfilledSubject: 'Bestelling {number} is onderweg',
  fulfilledLead: 'Deze artikelen van uw bestelling bij {site} zijn onderweg.',
  sentWith: 'Verzonden met',
  follow: 'Volg het pakket',
  canceledSubject: 'Bestelling {number} geannuleerd',
  canceledLead: 'Uw bestelling bij {site} is geannuleerd.',
  givenBack: 'U krijgt {amount} terug.',
  newSubject: 'Nieuwe bestelling {number}: {total}',
  newLead: '{buyer} heeft besteld bij {site}.',
  newUnpaid: 'Ze is nog niet betaald.',
  unpaidLead: 'Bestelling {number} is geannuleerd omdat ze niet op tijd betaald is.',
  open: 'Openen in Portico',
  see: 'Bekijk de bestelling',
  subtotal: 'Subtotaal',
  shipping: 'Verzending',
  taxIncluded: '{name}, inbegrepen',
  total: 'Totaal',
  deliverTo: 'Levering aan',
  noteOfBuyer: 'Opmerking',
  refundedSubject: 'Terugbetaling voor bestelling {number}',
  refundedLead:
    '{site} heeft {amount} van uw bestelling terugbetaald. Afhankelijk van uw bank duurt het enkele dagen.',
  refundFailedSubject: 'Terugbetaling voor bestelling {number} mislukt',
  refundFailedLead:
    'Een terugbetaling van {amount} voor bestelling {number} is mislukt. Het bedrag kan opnieuw worden terugbetaald.',
  piecesCanceledSubject: 'Artikelen van bestelling {number} geannuleerd',
  piecesCanceledLead: 'Deze artikelen van uw bestelling bij {site} zijn geannuleerd.',
  disputedSubject: 'Betaling van bestelling {number} wordt betwist',
  disputedLead:
    'Een bank vraagt {amount} van bestelling {number} terug. Antwoord op tijd bij uw betaalaanbieder.',
  lateSubject: 'Bestelling {number} is te laat betaald',
  lateLead:
    'Bestelling {number} is betaald toen ze niet meer kon worden uitgevoerd. Ze is geannuleerd en {amount} wordt terugbetaald.',
  changedSubject: 'Bestelling {number} is gewijzigd',
  changedLead: 'Je bestelling bij {site} is gewijzigd. Zo ziet ze er nu uit.',
  balanceSubject: 'Bestelling {number} betalen',
  balanceLead: 'Van je bestelling bij {site} moet nog {amount} worden betaald.',
  payBalance: '{amount} betalen',
  balanceUntil: 'De link werkt zeven dagen.',
});
