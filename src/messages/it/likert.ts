import { defineTranslation } from '../define-messages.ts';
import type { likert as english } from '../en/likert.ts';

export const likert = defineTranslation<typeof english>('likert', {
  stronglyDisagree: 'Fortemente in disaccordo',
  disagree: 'In disaccordo',
  neutral: 'Né d’accordo né in disaccordo',
  agree: 'D’accordo',
  stronglyAgree: 'Pienamente d’accordo',
});
