import { defineTranslation } from '../define-messages.ts';
import type { likert as english } from '../en/likert.ts';

export const likert = defineTranslation<typeof english>('likert', {
  stronglyDisagree: 'Stimme gar nicht zu',
  disagree: 'Stimme nicht zu',
  neutral: 'Weder noch',
  agree: 'Stimme zu',
  stronglyAgree: 'Stimme voll zu',
});
