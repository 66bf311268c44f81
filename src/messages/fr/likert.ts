import { defineTranslation } from '../define-messages.ts';
import type { likert as english } from '../en/likert.ts';

export const likert = defineTranslation<typeof english>('likert', {
  stronglyDisagree: 'Pas du tout d’accord',
  disagree: 'Pas d’accord',
  neutral: 'Ni l’un ni l’autre',
  agree: 'D’accord',
  stronglyAgree: 'Tout à fait d’accord',
});
