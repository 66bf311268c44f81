import { defineTranslation } from '../../define-messages.ts';
import type { contactInactivity as english } from '../../en/interface/contact-inactivity.ts';

export const contactInactivity = defineTranslation<typeof english>('contactInactivity', {
  open: 'أشخاص غير نشطين…',
  title: 'أشخاص غير نشطين',
  text: 'يمكن محو جهات الاتصال التي بلا عضوية ولا اشتراك تلقائيًا بعد أشهر بلا نشاط. وتظهر هنا قبل ذلك بـ14 يومًا.',
  isOn: 'محو بعد أشهر بلا نشاط',
  months: 'الأشهر (6 إلى 60)',
  save: 'حفظ',
  saved: 'حُفظ.',
  due: 'يُمحون خلال 14 يومًا',
  more: 'أكثر من {count, number} شخص، تظهر الأوائل.',
  nobody: 'لا أحد.',
  on: 'في {date}',
  keep: 'إبقاء',
  keepOne: 'إبقاء {name}',
});
