import { defineTranslation } from '../../define-messages.ts';
import type { dataGrid as english } from '../../en/interface/data-grid.ts';

export const dataGrid = defineTranslation<typeof english>('dataGrid', {
  fillDown: 'تعبئة للأسفل',
  hint: 'مفاتيح الأسهم للتنقل، وEnter للتعديل، وCtrl+C وCtrl+V للنسخ واللصق.',
  yes: 'نعم',
  no: 'لا',
  changed:
    '{count, plural, zero {لم تتغير خلايا.} one {تغيّرت خلية واحدة.} two {تغيّرت خليتان.} few {تغيّرت # خلايا.} many {تغيّرت # خلية.} other {تغيّرت # خلية.}}',
  someRefused:
    '{refused, plural, zero {حُفظت كل الخلايا} one {لم تُحفظ خلية واحدة} two {لم تُحفظ خليتان} few {لم تُحفظ # خلايا} many {لم تُحفظ # خلية} other {لم تُحفظ # خلية}}؛ {kept, plural, zero {لم تتغير خلايا.} one {تغيّرت خلية واحدة.} two {تغيّرت خليتان.} few {تغيّرت # خلايا.} many {تغيّرت # خلية.} other {تغيّرت # خلية.}}',
});
