import { defineTranslation } from '../define-messages.ts';
import type { renewalMails as english } from '../en/renewal-mails.ts';

export const renewalMails = defineTranslation<typeof english>('renewalMails', {
  failedSubject: 'Zahlung für {product} fehlgeschlagen',
  failedLead: 'Die Zahlung von {amount} für Ihr Abonnement von {product} bei {site} ist nicht durchgegangen.',
  confirmSubject: 'Bitte bestätigen Sie die Zahlung für {product}',
  confirmLead:
    'Ihre Bank möchte, dass Sie die Zahlung von {amount} für Ihr Abonnement von {product} bei {site} bestätigen.',
  triesAgain:
    'Wir versuchen es am {day} noch einmal. Sie können auch jetzt bezahlen oder die Zahlungsart ändern.',
  payUntil:
    'Wir versuchen es nicht noch einmal. Bitte bezahlen Sie bis zum {day}, damit Ihr Abonnement weitergeht.',
  pay: '{amount} bezahlen',
  confirm: 'Zahlung bestätigen',
  manage: 'Abonnement ansehen',
  endedSubject: 'Ihr Abonnement von {product} ist beendet',
  endedLead:
    'Ihr Abonnement von {product} bei {site} ist beendet, weil {amount} nicht bezahlt wurden. Es wird nichts mehr abgebucht.',
  restsSubject: 'Ihr Abonnement von {product} pausiert',
  restsLead:
    'Ihr Abonnement von {product} bei {site} pausiert, weil {amount} nicht bezahlt wurden. Bis es weitergeht, wird nichts abgebucht.',
  reminderSubject: '{product} verlängert sich am {day}',
  reminderLead: 'Ihr Abonnement von {product} bei {site} verlängert sich am {day}. Es kostet {amount}.',
  reminderMethod: 'Bezahlt wird mit {method}.',
  reminderCancel: 'Wenn Sie das nicht möchten, können Sie es vorher kündigen.',
  trialSubject: 'Ihre Testphase von {product} endet am {day}',
  trialLead: 'Ihre Testphase von {product} bei {site} endet am {day}. Dann werden {amount} fällig.',
  trialCancel:
    'Wenn Sie vorher kündigen, wird nichts abgebucht, und Sie behalten den Zugang bis zu diesem Tag.',
  noStockSubject: '{product} ist nicht vorrätig',
  noStockLead:
    'Was Ihr Abonnement von {product} bei {site} Ihnen als Nächstes schickt, ist nicht vorrätig. Es wird nichts abgebucht. Wir sehen 14 Tage lang jeden Tag wieder nach.',
  priceSubject: 'Neuer Preis für {product}',
  priceLead:
    'Ab der Verlängerung am {day} kostet Ihr Abonnement von {product} bei {site} {amount} statt {before}.',
  priceCancel: 'Wenn Sie das nicht möchten, können Sie Ihr Abonnement bis dahin kündigen.',
  troubleSubject: 'Abonnement von {product}: Zahlung fehlgeschlagen',
  troubleFailed:
    'Die Verlängerung von {product} durch {buyer} konnte nicht abgebucht werden: {amount}. Am {day} wird es noch einmal versucht.',
  troubleFailedLast:
    'Die Verlängerung von {product} durch {buyer} konnte zum letzten Mal nicht abgebucht werden: {amount}. Wird sie bis zum {day} nicht bezahlt, endet das Abonnement oder pausiert.',
  troubleStockSubject: 'Abonnement von {product}: nicht vorrätig',
  troubleStock:
    'Von {product} sind nicht genug Stücke für die Verlängerung von {buyer} da. Es wurde nichts abgebucht. 14 Tage lang wird es jeden Tag noch einmal versucht.',
  troubleSkippedSubject: 'Abonnement von {product}: Verlängerungen ausgelassen',
  troubleSkipped:
    'Ihre Website nahm zu der Zeit kein Geld. Nicht abgebucht: {count, plural, one {eine Verlängerung} other {# Verlängerungen}} von {product} durch {buyer}. Das Abonnement geht weiter.',
  troubleEndedSubject: 'Abonnement von {product}: beendet',
  troubleEnded:
    'Das Abonnement von {product} durch {buyer} wurde gekündigt, weil {amount} nicht bezahlt wurden.',
  troubleRestsSubject: 'Abonnement von {product}: pausiert',
  troubleRests: 'Das Abonnement von {product} durch {buyer} pausiert, weil {amount} nicht bezahlt wurden.',
  open: 'Abonnement öffnen',
});
