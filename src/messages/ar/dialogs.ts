import { defineTranslation } from '../define-messages.ts';
import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs = defineTranslation<typeof english>('dialogs', {
  confirm: 'تأكيد',
  reject: 'رفض',
  cancel: 'إلغاء',
  okay: 'حسنًا',
  close: 'إغلاق',
  code: 'رمز من تطبيقك أو رمز استرداد',
  signInAgain: 'يرجى تسجيل الدخول من جديد',
  sessionEnded: 'انتهت جلستك. بعد تسجيل الدخول ستكون حيث كنت.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  signIn: 'تسجيل الدخول',
  logoutFailed: 'تعذّر تسجيل الخروج. حاول مجددًا.',
  loggedOutTitle: 'تم تسجيل الخروج',
  loggedOut: 'سُجّل خروجك بنجاح.',
});
