import { defineMessages } from '../define-messages.ts';

/** What forms say on pages, to the letter of FORM and FBLD. */
export const forms = defineMessages('forms', {
  /** FORM-27, FBLD-77 */
  invalid: 'One or more fields is invalid, please check your entries.',
  /** FORM-30, FBLD-36 */
  tooLong: 'You have exceeded the character limit.',
  /** FORM-34, FBLD-38; it ends with a sample address (FORM-35, FBLD-40). */
  email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
  /** FORM-38 */
  number: 'Please enter a number.',
  website: 'Please enter a web address, such as https://example.com.',
  twitter: 'Please enter a name of up to 15 letters, digits or underscores.',
  date: 'Please enter a real date.',
  time: 'Please enter a real time.',
  option: 'Please choose one of the options.',
  likert: 'Please answer with one of the five choices.',
  unreadable: 'This entry could not be read.',
  /** FORM-23 */
  unparsable: 'Could not parse the form fields, please check your entries.',
  /** FORM-40, FBLD-74 */
  captcha: 'Complete CAPTCHA before submitting.',
  /** FORM-45, FBLD-75: on the page, and on the console (FORM-44). */
  captchaUnavailable:
    'The CAPTCHA could not be loaded. Please reload the page, or allow the CAPTCHA in your browser.',
  /** Of the switch of Portico’s own captcha, and what it says while and after it works. */
  captchaLabel: 'I am a person',
  captchaWorking: 'Checking…',
  captchaDone: 'Checked.',
  captchaLoad: 'Load the CAPTCHA',
  captchaConsent: 'This form is protected by Cloudflare Turnstile. Loading it connects you to that service.',
  /** FORM-50 */
  submitting: 'Submitting…',
  /** FORM-56 */
  noKey: 'Could not get a form submission key, please try again later.',
  /** FORM-85, FORM-86 */
  problemAbove: 'Your form has encountered a problem. Please scroll down to review.',
  problemBelow: 'Your form has encountered a problem. Please scroll up to review.',
  /** FORM-90 to FORM-93 */
  unauthorized: 'Unable to submit form. Please try again later.',
  notConfigured: 'This form has not been configured yet.',
  rateLimited: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  serverError: 'Unable to send form. Please try again later.',
  /** FORM-95 */
  unknown: 'Unknown error, please try again later.',
  /** FORM-96 */
  brokenOff: 'Error processing form submission. Please reload and try again.',
  /** FORM-79, FBLD-73 */
  success: 'Thank you!',
  submit: 'Submit',
  /** FORM-37: an empty required field. */
  required: '{title} is required.',
  requiredMark: ' (required)',
  open: 'Open form',
  /** Of the field that only programs fill in. */
  leaveEmpty: 'Leave this empty',
  selectOption: 'Select an option',
});
