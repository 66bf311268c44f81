import { defineTranslation } from '../define-messages.ts';
import type { posts as english } from '../en/posts.ts';

export const posts = defineTranslation<typeof english>('posts', {
  breadcrumb: 'مسار التنقّل',
  untitled: 'بلا عنوان',
  tags: 'الوسوم',
  posts: 'المقالات',
  previous: 'السابق',
  next: 'التالي',
  nothingHere: 'لا شيء هنا بعد.',
  pages: 'الصفحات',
  newer: 'مقالات أحدث',
  older: 'مقالات أقدم',
  position: 'الصفحة {page} من {count}',
  guest: 'زائر',
  comments:
    '{count, plural, zero {لا تعليقات} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}}',
  items: 'العناصر',
  previousItems: 'العناصر السابقة',
  nextItems: 'العناصر التالية',
});
