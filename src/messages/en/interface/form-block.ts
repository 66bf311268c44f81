import { defineMessages } from '../../define-messages.ts';

/** What can be set about a form. */
export const formBlock = defineMessages('formBlock', {
  name: 'Form name',
  fields: 'Fields',
  notifyEmail: 'Send answers to this email address',
  keepSubmissions: 'Keep answers in the list of submissions',
  purpose: 'What the form does',
  takesAnswers: 'Takes answers',
  getMyData: 'Get my data',
  deleteMyData: 'Delete my data',
  mailingList: 'Mailing list',
  buttonText: 'Button text',
  buttonAlignment: 'Button alignment',
  afterSending: 'Text after sending',
  pageAfterSending: 'Page after sending',
  codeAfterSending: 'Code after sending',
  codeAfterSendingHelp: 'HTML and scripts, run on the published site after a form was sent.',
  opensInOverlay: 'Open in an overlay',
  opensInOverlayHelp: 'The page shows a button; the form opens above the page.',
  openingButtonText: 'Text of the button that opens the form',
  captcha: 'Ask for a CAPTCHA',
  captchaHelp: 'The form can only be sent once it is completed.',
  disclaimer: 'Disclaimer',
  needsConsent: 'Ask for consent',
  consentText: 'Consent text',
  titleOfField: 'Title of the field',
});
