import { defineTranslation } from '../../define-messages.ts';
import type { reauthentication as english } from '../../en/interface/reauthentication.ts';

export const reauthentication = defineTranslation<typeof english>('reauthentication', {
  title: 'يُرجى تأكيد هويتك',
  lead: 'مضى بعض الوقت على تسجيل دخولك. ما أدخلته محفوظ ويُرسل بعد ذلك.',
  password: 'كلمة المرور',
  confirm: 'تأكيد',
});
