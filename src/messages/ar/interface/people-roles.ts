import { defineTranslation } from '../../define-messages.ts';
import type { peopleRoles as english } from '../../en/interface/people-roles.ts';

export const peopleRoles = defineTranslation<typeof english>('peopleRoles', {
  admin: 'مسؤول',
  aboutAdmin: 'كل شيء في الموقع، بما في ذلك إعداداته وأشخاصه.',
  billing: 'الفوترة',
  aboutBilling: 'الخطة وطريقة الدفع والفواتير.',
  reporting: 'التقارير',
  aboutReporting: 'يقرأ تقارير الزيارات والمبيعات والنماذج، ولا يغيّر شيئًا.',
  editor: 'محرر',
  aboutEditor: 'الصفحات والتدوينات والتصميم والنشر، ويقرأ ما يصل عبر النماذج.',
  moderator: 'مشرف',
  aboutModerator: 'يوافق على التعليقات والمراجعات ويخفيها ويزيلها.',
  commenter: 'معلّق',
  aboutCommenter: 'يعلّق في الموقع باسمه.',
  storeManager: 'مدير المتجر',
  aboutStoreManager: 'المتجر ما عدا المدفوعات، ويقرأ التقارير.',
  scheduling: 'المواعيد',
  aboutScheduling: 'المواعيد والأوقات المتاحة وإعداداتها.',
  viewer: 'مشاهد',
  aboutViewer: 'يرى الموقع ما دام غير عام، ولا يغيّر شيئًا.',
  campaignsEditor: 'محرر النشرات البريدية',
  aboutCampaignsEditor: 'القوائم البريدية والنشرات.',
  schedulingViewer: 'مشاهد المواعيد',
  aboutSchedulingViewer: 'يقرأ المواعيد.',
  schedulingEditor: 'محرر المواعيد',
  aboutSchedulingEditor: 'يقرأ المواعيد ويغيّرها.',
});
