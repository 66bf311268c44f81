import { defineTranslation } from '../../define-messages.ts';
import type { releaseNames as english } from '../../en/interface/release-names.ts';

export const releaseNames = defineTranslation<typeof english>('releaseNames', {
  published: 'تغييرات منشورة',
  rolledBack: 'تمّت العودة إلى «{name}»',
  deleted: 'حُذف «{title}»',
  asScheduled: '«{title}» حسب الجدولة',
  itemLate: 'تعذّر نشره في موعده؛ ستُعاد المحاولة. انشره يدويًا لمعرفة السبب.',
});
