import { defineTranslation } from '../../define-messages.ts';
import type { personSessions as english } from '../../en/interface/person-sessions.ts';

export const personSessions = defineTranslation<typeof english>('personSessions', {
  title: 'Sitzungen von {name}',
  text: 'Browser, in denen diese Person auf dieser Website war. Wer abgemeldet wird, muss sich neu anmelden, auch auf anderen Websites.',
  device: 'Gerät',
  lastSeen: 'Zuletzt gesehen',
  thisOne: '{device} (dieser Browser)',
  end: 'Sitzung beenden',
  endOf: 'Sitzung beenden: {device}',
  endAll: 'Alle beenden',
  endOthers: 'Alle anderen beenden',
  none: 'Auf dieser Website nirgends angemeldet.',
});
