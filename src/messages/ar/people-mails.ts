import { defineTranslation } from '../define-messages.ts';
import type { peopleMails as english } from '../en/people-mails.ts';

export const peopleMails = defineTranslation<typeof english>('peopleMails', {
  invitationSubject: 'يدعوك {inviter} إلى {site}',
  invitationLead:
    'يدعوك {inviter} إلى العمل على الموقع {site} على {host}. يعمل الرابط مرة واحدة، لمدة 14 يومًا.',
  join: 'الانضمام إلى الموقع',
  invitationNote: 'إن لم تكن تعرف ما الأمر، فيمكنك تجاهل هذه الرسالة: لن يحدث شيء.',
});
