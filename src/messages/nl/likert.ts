import { defineTranslation } from '../define-messages.ts';
import type { likert as english } from '../en/likert.ts';

export const likert = defineTranslation<typeof english>('likert', {
  stronglyDisagree: 'Helemaal mee oneens',
  disagree: 'Mee oneens',
  neutral: 'Niet eens, niet oneens',
  agree: 'Mee eens',
  stronglyAgree: 'Helemaal mee eens',
});
