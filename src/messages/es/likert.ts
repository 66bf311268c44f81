import { defineTranslation } from '../define-messages.ts';
import type { likert as english } from '../en/likert.ts';

export const likert = defineTranslation<typeof english>('likert', {
  stronglyDisagree: 'Totalmente en desacuerdo',
  disagree: 'En desacuerdo',
  neutral: 'Ni de acuerdo ni en desacuerdo',
  agree: 'De acuerdo',
  stronglyAgree: 'Totalmente de acuerdo',
});
