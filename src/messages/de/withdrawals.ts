import { defineTranslation } from '../define-messages.ts';
import type { withdrawals as english } from '../en/withdrawals.ts';

export const withdrawals = defineTranslation<typeof english>('withdrawals', {
  offer: 'Vertrag hier widerrufen',
  title: 'Vertrag widerrufen',
  text: 'Wählen Sie die Artikel der Bestellung {number}, für die Sie den Vertrag widerrufen. Sie müssen keinen Grund nennen. Sie bekommen sofort eine Bestätigung per E-Mail.',
  pieces: 'Anzahl je Artikel',
  confirm: 'Widerruf bestätigen',
  none: 'Wählen Sie, wofür Sie den Vertrag widerrufen.',
  tooMany: 'So viele Stück enthält Ihre Bestellung nicht.',
  received: 'Ihr Widerruf ist eingegangen. Eine Bestätigung ist per E-Mail zu Ihnen unterwegs.',
  withdrawn: 'Widerrufen',
  mailSubject: 'Ihr Widerruf der Bestellung {number}',
  mailLead:
    '{site} hat Ihren Widerruf des Vertrags zur Bestellung {number} erhalten: {when}. Sie haben widerrufen:',
  mailNext: 'Der Verkäufer teilt Ihnen mit, wie Sie die Ware zurücksenden und wann Sie Ihr Geld bekommen.',
  ownerSubject: 'Widerruf der Bestellung {number}',
  ownerLead:
    'Der Vertrag zur Bestellung {number} oder einem Teil davon wurde widerrufen. Geld und Bestand bleiben, wie sie sind, bis Sie sich darum kümmern.',
});
