import { defineTranslation } from '../define-messages.ts';
import type { maps as english } from '../en/maps.ts';

export const maps = defineTranslation<typeof english>('maps', {
  name: 'خريطة: {name}',
  opens: '{name}: يفتح صفحة خرائط في نافذة جديدة',
  ask: 'عرض الخريطة من {host}',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
});
