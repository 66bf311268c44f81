import { defineTranslation } from '../define-messages.ts';
import type { dataRequestMails as english } from '../en/data-request-mails.ts';

export const dataRequestMails = defineTranslation<typeof english>('dataRequestMails', {
  confirmSubject:
    '{kind, select, copy {Bevestig dat u uw gegevens van {site} wilt} other {Bevestig dat {site} uw gegevens moet verwijderen}}',
  confirmLead:
    '{kind, select, copy {Iemand heeft {site} gevraagd om een kopie van de gegevens die over dit adres worden bewaard.} other {Iemand heeft {site} gevraagd de gegevens te verwijderen die over dit adres worden bewaard.}}',
  confirmButton: 'Verzoek bevestigen',
  confirmNote:
    'De link werkt één keer, gedurende 24 uur. Hebt u hier niet om gevraagd, negeer deze mail dan: er gebeurt niets.',
  copySubject: 'Uw gegevens van {site}',
  copyLead: 'Hier is de kopie van de gegevens die {site} over u bewaart, zoals u hebt gevraagd.',
  copyButton: 'Mijn gegevens ophalen',
  copyNote: 'De link werkt 7 dagen. U moet inloggen of een code invoeren die u per mail krijgt.',
  codeSubject: 'Uw code om uw gegevens van {site} te openen',
  codeLead: 'Voer deze code in om uw gegevens te openen: {code}',
  codeNote: 'De code werkt 15 minuten. Hebt u er niet om gevraagd, negeer deze mail dan.',
  declinedSubject: 'Uw verzoek aan {site}',
  declinedLead:
    '{kind, select, copy {{site} heeft geweigerd u een kopie van uw gegevens te sturen.} other {{site} heeft geweigerd uw gegevens te verwijderen.}}',
  reason: 'Reden',
  dueSubject: '{site}: beantwoord een verzoek over persoonsgegevens vóór {due}',
  dueLead:
    '{kind, select, copy {Iemand heeft {site} gevraagd om een kopie van de eigen gegevens. De termijn eindigt op {due}.} other {Iemand heeft {site} gevraagd de eigen gegevens te verwijderen. De termijn eindigt op {due}.}}',
  dueButton: 'Verzoeken openen',
});
