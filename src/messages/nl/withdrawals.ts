import { defineTranslation } from '../define-messages.ts';
import type { withdrawals as english } from '../en/withdrawals.ts';

export const withdrawals = defineTranslation<typeof english>('withdrawals', {
  offer: 'Hier de overeenkomst herroepen',
  title: 'De overeenkomst herroepen',
  text: 'Kies de artikelen van bestelling {number} waarvoor u de overeenkomst herroept. U hoeft geen reden te geven. U krijgt meteen een bevestiging per e-mail.',
  pieces: 'Aantal per artikel',
  confirm: 'Herroeping bevestigen',
  none: 'Kies waarvoor u herroept.',
  tooMany: 'Uw bestelling bevat niet zoveel stuks.',
  received: 'Uw herroeping is ontvangen. Een bevestiging is per e-mail onderweg.',
  withdrawn: 'Herroepen',
  mailSubject: 'Uw herroeping van bestelling {number}',
  mailLead:
    '{site} heeft uw herroeping van de overeenkomst van bestelling {number} ontvangen op {when}. U hebt herroepen:',
  mailNext: 'De verkoper laat u weten hoe u de artikelen terugstuurt en wanneer u uw geld krijgt.',
  ownerSubject: 'Herroeping van bestelling {number}',
  ownerLead:
    'De koper heeft de overeenkomst van bestelling {number}, of een deel ervan, herroepen. Geld en voorraad blijven zoals ze zijn tot u het afhandelt.',
});
