import { defineTranslation } from '../../define-messages.ts';
import type { blockHints as english } from '../../en/interface/block-hints.ts';

export const blockHints = defineTranslation<typeof english>('blockHints', {
  booking: 'أدخل عنوان صفحة الحجز لديك في Calendly أو Cal.com أو Acuity Scheduling.',
  audio: 'أدخل عنوان ملف صوتي مرفوع، أو مقطع في Spotify أو SoundCloud.',
  summary: 'اختر المجموعة التي تستقي منها هذه الكتلة.',
  account: 'أدخل الحساب الذي تخصّه هذه الكتلة.',
  noSuchAccount: 'لا يمكن أن يوجد حساب «{name}».',
  embed: 'أدخل عنوانًا لتضمينه.',
  notEmbeddable: 'لا يمكن تضمين هذا العنوان.',
  embeddable: 'تعمل عناوين هذه الخدمات: {services}.',
  video: 'أدخل عنوان فيديو، أو اختر فيديو مرفوعًا.',
  image: 'اختر صورة أو أفلتها هنا',
  slide: 'اختر صورة',
  markdown: 'اكتب Markdown في لوحة الكتلة.',
  gallery: 'أضف صورًا',
  menu: 'اكتب قائمتك في اللوحة.',
  memberArea: 'اختر المنطقة التي تعرضها هذه الكتلة.',
  socialLinks: 'أضف عناوين حساباتك.',
  code: 'شفرة {language}. تعمل على الموقع المنشور فقط.',
  invalidVideo: 'لا يمكن تضمين هذا الفيديو.',
  comments: 'هنا تظهر تعليقات هذا العنصر. في صفحة بلا عنصر لا يُظهر المكوّن شيئًا.',
  productReviews: 'اختر المنتج الذي تعرض هذه الكتلة تقييماته.',
  noReviews: 'لم تتم الموافقة على أي تقييم لهذا المنتج بعد. لا يرى الزوار شيئًا هنا.',
  product: 'اختر المنتج الذي تبيعه هذه الكتلة.',
});
