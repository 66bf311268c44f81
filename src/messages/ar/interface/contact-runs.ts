import { defineTranslation } from '../../define-messages.ts';
import type { contactRuns as english } from '../../en/interface/contact-runs.ts';

export const contactRuns = defineTranslation<typeof english>('contactRuns', {
  chooseAll: 'اختيار كل المطابقين',
  allChosen: 'كل المطابقين مختارون',
  clear: 'إلغاء الاختيار',
  addToList: 'إضافة إلى قائمة بريدية…',
  addToListTitle: 'إضافة إلى قائمة بريدية',
  addToListText: 'لا يُرسَل أي بريد. ومن غادر القائمة يبقى خارجها.',
  list: 'القائمة البريدية',
  consent: 'مصدر موافقتهم',
  consentText: 'يُحفظ كإثبات. ومن دونه ينتظرون التأكيد.',
  add: 'إضافة',
  export: 'تصدير',
  erase: 'محو…',
  eraseTitle: 'محو هؤلاء الأشخاص؟',
  eraseText:
    '{count, plural, zero {لا أحد.} one {يُمحى شخص واحد مع كل بياناته، ما عدا التعليقات والطلبات التي تبقى بلا اسم.} two {يُمحى شخصان مع كل بياناتهما، ما عدا التعليقات والطلبات التي تبقى بلا اسم.} few {يُمحى # أشخاص مع كل بياناتهم، ما عدا التعليقات والطلبات التي تبقى بلا اسم.} many {يُمحى # شخصًا مع كل بياناتهم، ما عدا التعليقات والطلبات التي تبقى بلا اسم.} other {يُمحى # شخص مع كل بياناتهم، ما عدا التعليقات والطلبات التي تبقى بلا اسم.}} تنتهي الاشتراكات السارية فورًا. لا يمكن التراجع عن ذلك.',
  eraseNow: 'محو نهائي',
  runLabel: 'أُضيفت التسمية: {name}',
  runUnlabel: 'أُزيلت التسمية: {name}',
  runList: 'أُضيفوا إلى القائمة البريدية {name}',
  runExport: 'تصدير',
  runErase: 'محو',
  progress: '{done, number} من {total, number}',
  stop: 'إيقاف',
  done: 'تغيّر {changed, number} من {total, number}.',
  exported:
    '{total, plural, zero {الملف فارغ.} one {في الملف شخص واحد.} two {في الملف شخصان.} few {في الملف # أشخاص.} many {في الملف # شخصًا.} other {في الملف # شخص.}} يبقى 24 ساعة.',
  stopped: 'توقّف بعد {done, number} من {total, number}.',
  download: 'تنزيل',
  dismiss: 'إخفاء',
});
