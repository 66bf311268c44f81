import { defineTranslation } from '../define-messages.ts';
import type { likert as english } from '../en/likert.ts';

export const likert = defineTranslation<typeof english>('likert', {
  stronglyDisagree: 'أعارض بشدة',
  disagree: 'أعارض',
  neutral: 'محايد',
  agree: 'أوافق',
  stronglyAgree: 'أوافق بشدة',
});
