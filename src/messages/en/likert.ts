import { defineMessages } from '../define-messages.ts';

/** The steps of a survey (FORM-18, FBLD-46). */
export const likert = defineMessages('likert', {
  stronglyDisagree: 'Strongly Disagree',
  disagree: 'Disagree',
  neutral: 'Neutral',
  agree: 'Agree',
  stronglyAgree: 'Strongly Agree',
});
