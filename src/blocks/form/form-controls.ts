import type { FieldControl } from '../define-block.ts';
import type { FormData } from './schema.ts';

/** Controls of the form editor; its panel puts them into its fieldsets (FBLD-60 to FBLD-65). */
export const FORM_CONTROLS = {
  name: { control: 'text', label: 'Form name', maxLength: 200, inOwnPanel: true },
  fields: { control: 'custom', label: 'Fields' },
  notifyEmail: {
    control: 'text',
    label: 'Send answers to this email address',
    maxLength: 256,
    inOwnPanel: true,
  },
  keepSubmissions: { control: 'toggle', label: 'Keep answers in the list of submissions', inOwnPanel: true },
  mailingList: { control: 'custom', label: 'Mailing list' },
  submitText: { control: 'text', label: 'Button text', maxLength: 100, inOwnPanel: true },
  alignment: {
    control: 'segmented',
    label: 'Button alignment',
    options: [
      { value: 'left', label: 'Left', icon: 'align-left' },
      { value: 'center', label: 'Center', icon: 'align-center' },
      { value: 'right', label: 'Right', icon: 'align-right' },
    ],
    inOwnPanel: true,
  },
  successText: { control: 'rich-text', label: 'Text after sending', inOwnPanel: true },
  successLink: {
    control: 'link',
    label: 'Page after sending',
    help: 'Visitors are sent there instead of reading the text.',
    inOwnPanel: true,
  },
  postSubmitHtml: {
    control: 'textarea',
    label: 'Code after sending',
    isCode: true,
    maxLength: 100_000,
    help: 'HTML and scripts, run on the published site after a form was sent.',
    inOwnPanel: true,
  },
  opensInOverlay: {
    control: 'toggle',
    label: 'Open in an overlay',
    help: 'The page shows a button; the form opens above the page.',
    inOwnPanel: true,
  },
  overlayButtonText: {
    control: 'text',
    label: 'Text of the button that opens the form',
    maxLength: 100,
    inOwnPanel: true,
  },
  captcha: {
    control: 'toggle',
    label: 'Ask for a CAPTCHA',
    help: 'The form can only be sent once it is completed.',
    inOwnPanel: true,
  },
  disclaimer: { control: 'rich-text', label: 'Disclaimer', inOwnPanel: true },
  needsConsent: { control: 'toggle', label: 'Ask for consent', inOwnPanel: true },
  consentText: { control: 'text', label: 'Consent text', maxLength: 500, inOwnPanel: true },
} as const satisfies Readonly<Partial<Record<keyof FormData, FieldControl>>>;
