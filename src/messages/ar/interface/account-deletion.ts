import { defineTranslation } from '../../define-messages.ts';
import type { accountDeletion as english } from '../../en/interface/account-deletion.ts';

export const accountDeletion = defineTranslation<typeof english>('accountDeletion', {
  title: 'حذف حسابك',
  description:
    'تفقد الوصول إلى جميع المواقع التي تعمل عليها. يبقى ما أنشأته فيها مع اسمك في سجلها. لا يمكن التراجع عن ذلك.',
  button: 'حذف الحساب…',
  confirm: 'حذف الحساب',
  ask: 'اكتب {email} لحذف الحساب نهائيًا.',
  email: 'البريد الإلكتروني',
  done: 'حُذف حسابك.',
});
