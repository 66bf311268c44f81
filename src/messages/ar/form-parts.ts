import { defineTranslation } from '../define-messages.ts';
import type { formParts as english } from '../en/form-parts.ts';

export const formParts = defineTranslation<typeof english>('formParts', {
  first: 'الاسم الأول',
  last: 'اسم العائلة',
  areaCode: 'رمز المنطقة',
  prefix: 'الجزء الأول',
  line: 'الجزء الثاني',
  addressLine1: 'العنوان 1',
  addressLine2: 'العنوان 2',
  city: 'المدينة',
  state: 'الولاية/المقاطعة',
  postalCode: 'الرمز البريدي',
  country: 'البلد',
  month: 'الشهر',
  day: 'اليوم',
  year: 'السنة',
  hour: 'الساعة',
  minute: 'الدقيقة',
  second: 'الثانية',
  amPm: 'ص/م',
  countryCode: 'رمز البلد',
});
