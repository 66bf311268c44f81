import { defineTranslation } from '../../define-messages.ts';
import type { releaseNames as english } from '../../en/interface/release-names.ts';

export const releaseNames = defineTranslation<typeof english>('releaseNames', {
  published: 'Änderungen veröffentlicht',
  rolledBack: 'Zurückgesetzt auf „{name}“',
  deleted: '„{title}“ gelöscht',
  asScheduled: '„{title}“ wie geplant',
  itemLate:
    'Er konnte nicht zu seiner Zeit veröffentlicht werden; es wird erneut versucht. Veröffentlichen Sie ihn von Hand, um den Grund zu sehen.',
});
