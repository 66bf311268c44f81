import { defineTranslation } from '../../define-messages.ts';
import type { pageHistory as english } from '../../en/interface/page-history.ts';

export const pageHistory = defineTranslation<typeof english>('pageHistory', {
  restored: 'Diese Version ist zurück. Mit „Rückgängig“ nehmen Sie sie wieder weg.',
  title: 'Verlauf',
  looking: 'Sie sehen eine frühere Version.',
  restore: 'Wiederherstellen',
  backToNow: 'Zurück zum jetzigen Stand',
  loading: 'Verlauf wird geladen',
  tryAgain: 'Erneut versuchen',
  notLoaded: 'Ergebnisse können nicht geladen werden',
  earlier: 'Früher',
  live: 'Live',
  replacedChange: 'Hat eine fremde Änderung ersetzt',
  current: 'Aktuell',
  lookingAt: 'Stand vom {time}',
});
