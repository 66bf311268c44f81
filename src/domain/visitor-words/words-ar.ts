import type { VisitorWords } from './visitor-words.ts';

/** What visitors read, in Arabic (DATA-69). */
export const words: VisitorWords = {
  'One or more fields is invalid, please check your entries.':
    'حقل واحد أو أكثر غير صالح، يُرجى التحقق من إدخالاتك.',
  'You have exceeded the character limit.': 'لقد تجاوزت الحد المسموح به من الأحرف.',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'البريد الإلكتروني غير صالح. يجب أن يكون العنوان بالصيغة user@domain.com.',
  'Please enter a number.': 'يُرجى إدخال رقم.',
  'Please enter a web address, such as https://example.com.':
    'يُرجى إدخال عنوان ويب، مثل https://example.com.',
  'Please enter a name of up to 15 letters, digits or underscores.':
    'يُرجى إدخال اسم من 15 حرفًا أو رقمًا أو شرطة سفلية على الأكثر.',
  'Please enter a real date.': 'يُرجى إدخال تاريخ صحيح.',
  'Please enter a real time.': 'يُرجى إدخال وقت صحيح.',
  'Please choose one of the options.': 'يُرجى اختيار أحد الخيارات.',
  'Please answer with one of the five choices.': 'يُرجى الإجابة بأحد الخيارات الخمسة.',
  'This entry could not be read.': 'تعذّرت قراءة هذا الإدخال.',
  'Could not parse the form fields, please check your entries.':
    'تعذّرت قراءة حقول النموذج، يُرجى التحقق من إدخالاتك.',
  'Complete CAPTCHA before submitting.': 'أكمل اختبار CAPTCHA قبل الإرسال.',
  'The CAPTCHA could not be loaded. Please reload the page, or allow the CAPTCHA in your browser.':
    'تعذّر تحميل اختبار CAPTCHA. يُرجى إعادة تحميل الصفحة أو السماح به في متصفحك.',
  'I am a person': 'أنا إنسان',
  'Checking…': 'جارٍ التحقق…',
  'Checked.': 'تم التحقق.',
  'Load the CAPTCHA': 'تحميل اختبار CAPTCHA',
  'This form is protected by Cloudflare Turnstile. Loading it connects you to that service.':
    'هذا النموذج محمي بواسطة Cloudflare Turnstile. تحميله يوصلك بتلك الخدمة.',
  'This form can only be sent with JavaScript switched on.':
    'لا يمكن إرسال هذا النموذج إلا مع تفعيل JavaScript.',
  'Submitting…': 'جارٍ الإرسال…',
  'Could not get a form submission key, please try again later.':
    'تعذّر الحصول على مفتاح إرسال النموذج، يُرجى المحاولة لاحقًا.',
  'Your form has encountered a problem. Please scroll down to review.':
    'حدثت مشكلة في النموذج. يُرجى التمرير إلى الأسفل للمراجعة.',
  'Your form has encountered a problem. Please scroll up to review.':
    'حدثت مشكلة في النموذج. يُرجى التمرير إلى الأعلى للمراجعة.',
  'Unable to submit form. Please try again later.': 'تعذّر تقديم النموذج. يُرجى المحاولة لاحقًا.',
  'This form has not been configured yet.': 'لم يتم إعداد هذا النموذج بعد.',
  'Unable to submit form. Submission rate limit exceeded. Please try again later.':
    'تعذّر تقديم النموذج. تم تجاوز حد الإرسال. يُرجى المحاولة لاحقًا.',
  'Unable to send form. Please try again later.': 'تعذّر إرسال النموذج. يُرجى المحاولة لاحقًا.',
  'Unknown error, please try again later.': 'خطأ غير معروف، يُرجى المحاولة لاحقًا.',
  'Error processing form submission. Please reload and try again.':
    'حدث خطأ أثناء معالجة النموذج. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'Thank you!': 'شكرًا لك!',
  Submit: 'إرسال',
  '{title} is required.': 'الحقل {title} مطلوب.',
  ' (required)': ' (مطلوب)',
  'Open form': 'فتح النموذج',
  'Leave this empty': 'اترك هذا الحقل فارغًا',
  'Without JavaScript, one more page follows before this form is sent.':
    'بدون JavaScript تظهر صفحة إضافية قبل إرسال هذا النموذج.',
  'Back to the page': 'العودة إلى الصفحة',
  'To keep programs away, this form can be sent {seconds} seconds after this page was opened. Please check your entries, then press Send.':
    'لإبعاد البرامج الآلية، يمكن إرسال هذا النموذج بعد {seconds} ثوانٍ من فتح هذه الصفحة. تحقق من إدخالاتك ثم اضغط على «أرسل».',
  'The {seconds} seconds were not over yet. Please wait a moment, then press Send again.':
    'لم تنقضِ {seconds} ثوانٍ بعد. انتظر لحظة ثم اضغط على «أرسل» مرة أخرى.',
  Send: 'أرسل',
  'This form can only be sent with JavaScript switched on. Your entries stand below: copy what you need before you go back to the page and send it from there.':
    'لا يمكن إرسال هذا النموذج إلا مع تفعيل JavaScript. إدخالاتك معروضة أدناه: انسخ ما تحتاج إليه قبل العودة إلى الصفحة لإرساله منها.',
  'Please check your inbox to confirm.': 'يُرجى التحقق من بريدك الوارد للتأكيد.',
  'First Name': 'الاسم الأول',
  'Last Name': 'اسم العائلة',
  'Area Code': 'رمز المنطقة',
  Prefix: 'الجزء الأول',
  Line: 'الجزء الثاني',
  'Address 1': 'العنوان 1',
  'Address 2': 'العنوان 2',
  City: 'المدينة',
  'State/Province': 'الولاية/المقاطعة',
  'Zip/Postal Code': 'الرمز البريدي',
  Country: 'البلد',
  Month: 'الشهر',
  Day: 'اليوم',
  Year: 'السنة',
  Hour: 'الساعة',
  Minute: 'الدقيقة',
  Second: 'الثانية',
  'AM/PM': 'ص/م',
  'Country Code': 'رمز البلد',
  'Strongly Disagree': 'أعارض بشدة',
  Disagree: 'أعارض',
  Neutral: 'محايد',
  Agree: 'أوافق',
  'Strongly Agree': 'أوافق بشدة',
  'Select an option': 'اختر خيارًا',
  Confirm: 'تأكيد',
  Reject: 'رفض',
  Cancel: 'إلغاء',
  Okay: 'حسنًا',
  Close: 'إغلاق',
  'Opening hours': 'ساعات العمل',
  Gallery: 'معرض الصور',
  Previous: 'السابق',
  Next: 'التالي',
  Caption: 'تعليق الصورة',
  Pause: 'إيقاف مؤقت',
  Play: 'تشغيل',
  of: 'من',
  Announcement: 'إعلان',
  'Close announcement': 'إغلاق الإعلان',
  Contact: 'التواصل',
  Call: 'اتصال',
  Email: 'البريد الإلكتروني',
  Directions: 'الاتجاهات',
  Hours: 'المواعيد',
  'Show content': 'عرض المحتوى',
  'This content comes from other websites. It is loaded when you ask for it, or once you accept cookies.':
    'هذا المحتوى من مواقع أخرى. يُحمَّل عندما تطلبه، أو عندما تقبل ملفات تعريف الارتباط.',
  'Something Went Wrong!': 'حدث خطأ ما!',
  'This error has been logged and reported. Please reload the page and try again.':
    'تم تسجيل هذا الخطأ والإبلاغ عنه. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'Unable to connect to {host}. Please try again.': 'تعذّر الاتصال بـ {host}. يُرجى المحاولة مرة أخرى.',
  'Reload Page': 'إعادة تحميل الصفحة',
  Clear: 'إخفاء',
};
