import { defineTranslation } from '../../define-messages.ts';
import type { pageLayouts as english } from '../../en/interface/page-layouts.ts';

export const pageLayouts = defineTranslation<typeof english>('pageLayouts', {
  beginsWith: 'Empieza con',
  toChooseFrom: 'Disposiciones para elegir',
  empty: 'Página vacía',
});
