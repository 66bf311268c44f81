import { defineTranslation } from '../../define-messages.ts';
import type { slashSearch as english } from '../../en/interface/slash-search.ts';

export const slashSearch = defineTranslation<typeof english>('slashSearch', {
  heading: 'عنوان, ترويسة',
  bulletedList: 'قائمة, نقاط',
  numberedList: 'قائمة, خطوات, أرقام',
  quote: 'اقتباس',
  codeText: 'برنامج, شيفرة',
  table: 'شبكة, صفوف, أعمدة, خلايا',
  line: 'فاصل, خط',
});
