import { defineTranslation } from '../define-messages.ts';
import type { storeReminders as english } from '../en/store-reminders.ts';

export const storeReminders = defineTranslation<typeof english>('storeReminders', {
  abandonedSubject: 'سلتك في {site}',
  abandonedLead: 'تركت هذه الأصناف في سلتك في {site}.',
  backToCart: 'العودة إلى السلة',
  abandonedWhy:
    'تصلك هذه الرسالة مرة واحدة لأنك أدخلت عنوانك عند إتمام الشراء لدينا. يعمل رابط السلة 30 يومًا.',
  endAbandoned: 'إيقاف التذكير بسلتك؟',
  abandonedEnded: 'لن يصلك تذكير بسلتك بعد الآن.',
  endBackInStock: 'إيقاف الرسائل عن الأصناف التي تتوفر من جديد؟',
  backInStockEnded: 'لن تصلك رسائل عن الأصناف التي تتوفر من جديد.',
  end: 'إيقاف هذه الرسائل',
  undo: 'تراجع',
  undone: 'ستصلك هذه الرسائل من جديد.',
  deadLink: 'هذا الرابط لا يعمل.',
  backSubject: '{product} متوفر من جديد',
  backLead: 'يمكن شراء {product} من جديد في {site}. وقد طلبت إعلامك بذلك.',
  seeProduct: 'عرض المنتج',
  backWhy: 'تصلك هذه الرسالة مرة واحدة ولا تنتظره بعدها.',
  waitLink: 'أعلموني حين يتوفر',
  waitTitle: 'إعلام عند التوفر',
  waitText: 'نفد {product}. اترك بريدك لتصلك رسالة واحدة حين يتوفر. ولا يعني ذلك اشتراكًا في شيء آخر.',
  waitSubmit: 'أعلموني',
  waiting: 'ستصلك رسالة حين يتوفر {product}.',
  waitsForMany: 'هذا البريد ينتظر 20 صنفًا بالفعل.',
  backToProduct: 'العودة إلى المنتج',
});
