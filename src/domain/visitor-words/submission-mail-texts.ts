import type { MailTexts } from './mail-voice.ts';

const ENGLISH = {
  subject: 'Form Submission - {form}',
  sentFrom: 'Sent from',
  open: 'Open in Portico',
} as const;

/** What the mail about a submission says besides the submission; in English, whatever the language of the site. */
export const submissionMailTexts: MailTexts<keyof typeof ENGLISH> = { en: ENGLISH, translations: {} };
