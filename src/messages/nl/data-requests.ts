import { defineTranslation } from '../define-messages.ts';
import type { dataRequests as english } from '../en/data-requests.ts';

export const dataRequests = defineTranslation<typeof english>('dataRequests', {
  getMyData: 'Mijn gegevens ophalen',
  deleteMyData: 'Mijn gegevens verwijderen',
  getText:
    'Vraag om een kopie van alles wat deze site over u bewaart, ook formulieren, reacties en berichten; u krijgt binnen 30 dagen antwoord per mail.',
  deleteText: 'Vraag om alles te verwijderen wat deze site over u bewaart.',
  mailedTo: 'Een link die naar {email} wordt gemaild, bevestigt dat u het bent.',
  inboxTitle: 'Kijk in uw inbox',
  checkInbox: 'Open de link in de mail die we u hebben gestuurd: daarmee bevestigt u uw verzoek.',
  confirmTitle: 'Bevestig uw verzoek',
  confirm: 'Verzoek bevestigen',
  confirmLead:
    '{kind, select, copy {Een kopie van de gegevens die deze site over {email} bewaart.} other {De gegevens die deze site over {email} bewaart, moeten worden verwijderd.}}',
  confirmedTitle: 'Uw verzoek is bevestigd',
  confirmed:
    '{kind, select, copy {U krijgt vóór {date} antwoord per mail.} other {Het wordt vóór {date} beantwoord. Zijn uw gegevens verwijderd, dan volgt er geen mail, want ook uw adres is dan verwijderd.}}',
  linkTitle: 'Deze link werkt niet',
  linkUsed: 'Dit verzoek is al bevestigd.',
  linkExpired: 'De link is verlopen. Vraag het opnieuw op de site.',
  linkUnknown: 'De link is verlopen of niet volledig. Vraag het opnieuw op de site.',
  copyTitle: 'Uw gegevens',
  copyUntil: 'De link werkt tot {date}.',
  sendCodeText: 'Zodat niemand anders uw gegevens opent, wordt er een code naar {email} gemaild.',
  sendCode: 'Code versturen',
  codeSent: 'Voer de zes cijfers in uit de mail die we u hebben gestuurd.',
  code: 'Code',
  codeWrong: 'Deze code is onjuist of werkt niet meer.',
  download: 'Downloaden',
});
