import { defineTranslation } from '../../define-messages.ts';
import type { blockLook as english } from '../../en/interface/block-look.ts';

export const blockLook = defineTranslation<typeof english>('blockLook', {
  title: 'التصميم',
  background: 'الخلفية',
  none: 'بدون',
  theme: 'السمة',
  color: 'اللون',
  colors: 'الألوان',
  backgroundColor: 'لون الخلفية',
  opacity: 'العتامة',
  padding: 'الهامش الداخلي',
  corners: 'الزوايا',
  border: 'الحد',
  borderColor: 'لون الحد',
  ownColor: 'لون خاص به',
  ownBorderColor: 'لون خاص للحد',
  borderLine: 'خطوط السمة',
  borderText: 'نص السمة',
  borderAccent: 'اللون المميز للسمة',
  shadow: 'الظل',
  noShadow: 'بدون',
  smallShadow: 'صغير',
  mediumShadow: 'متوسط',
  largeShadow: 'كبير',
  reset: 'إعادة ضبط التصميم',
});
