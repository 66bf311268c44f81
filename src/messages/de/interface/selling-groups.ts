import { defineTranslation } from '../../define-messages.ts';
import type { sellingGroups as english } from '../../en/interface/selling-groups.ts';

export const sellingGroups = defineTranslation<typeof english>('sellingGroups', {
  sales: 'Verkäufe',
  catalogue: 'Sortiment',
  setup: 'Einrichtung',
  now: 'Verkauf: {part}',
  toProducts: 'Zu den Produkten',
});
