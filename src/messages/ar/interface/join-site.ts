import { defineTranslation } from '../../define-messages.ts';
import type { joinSite as english } from '../../en/interface/join-site.ts';

export const joinSite = defineTranslation<typeof english>('joinSite', {
  title: 'الانضمام إلى {site}',
  invited: 'يدعوك {name} إلى العمل على هذا الموقع. أدوارك: {roles}.',
  invitedByNobody: 'أنت مدعو إلى العمل على هذا الموقع. أدوارك: {roles}.',
  signedInAs: 'سجّلت الدخول باسم {name} ({email}).',
  join: 'الانضمام إلى الموقع',
  notNow: 'ليس الآن',
  newAccount: 'إنشاء حساب والانضمام',
  haveAccount: 'لدي حساب',
  noAccount: 'ليس لدي حساب بعد',
  joined: 'أصبحت تعمل على {site} من الآن',
  cannotCreate: 'لا يقبل هذا التثبيت حسابات جديدة حاليًا: سجّل الدخول بحساب لديك.',
});
