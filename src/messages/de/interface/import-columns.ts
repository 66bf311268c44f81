import { defineTranslation } from '../../define-messages.ts';
import type { importColumns as english } from '../../en/interface/import-columns.ts';

export const importColumns = defineTranslation<typeof english>('importColumns', {
  status: 'Status',
  note: 'Notiz',
  joined: 'Beigetreten am',
  confirmed: 'Bestätigt am',
  lastSeen: 'Zuletzt gesehen am',
  customerId: 'Kennung beim Zahlungsanbieter',
  answer: 'Antwort auf ein eigenes Feld',
  agreed: 'Zugestimmt am',
  unsubscribed: 'Abgemeldet am',
  bounced: 'Unzustellbar seit',
});
