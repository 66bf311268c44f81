import { formBlock } from '#messages/en/interface/form-block.ts';
import { blockFields } from '#messages/en/interface/block-fields.ts';
import type { FieldControl } from '../define-block.ts';
import type { FormData } from './schema.ts';

/** Controls of the form editor; its panel puts them into its fieldsets (FBLD-60 to FBLD-65). */
export const FORM_CONTROLS = {
  name: { control: 'text', label: formBlock.name, maxLength: 200, inOwnPanel: true },
  fields: { control: 'custom', label: formBlock.fields },
  purpose: {
    control: 'select',
    label: formBlock.purpose,
    options: [
      { value: 'answers', label: formBlock.takesAnswers },
      { value: 'copy', label: formBlock.getMyData },
      { value: 'erasure', label: formBlock.deleteMyData },
    ],
    inOwnPanel: true,
  },
  notifyEmail: {
    control: 'text',
    label: formBlock.notifyEmail,
    maxLength: 256,
    inOwnPanel: true,
  },
  keepSubmissions: { control: 'toggle', label: formBlock.keepSubmissions, inOwnPanel: true },
  mailingList: { control: 'custom', label: formBlock.mailingList },
  submitText: { control: 'text', label: formBlock.buttonText, maxLength: 100, inOwnPanel: true },
  alignment: {
    control: 'segmented',
    label: formBlock.buttonAlignment,
    options: [
      { value: 'left', label: blockFields.left, icon: 'align-left' },
      { value: 'center', label: blockFields.center, icon: 'align-center' },
      { value: 'right', label: blockFields.right, icon: 'align-right' },
    ],
    inOwnPanel: true,
  },
  successText: { control: 'rich-text', label: formBlock.afterSending, inOwnPanel: true },
  successLink: {
    control: 'link',
    label: formBlock.pageAfterSending,
    help: blockFields.insteadOfText,
    inOwnPanel: true,
  },
  postSubmitHtml: {
    control: 'textarea',
    label: formBlock.codeAfterSending,
    isCode: true,
    maxLength: 100_000,
    help: formBlock.codeAfterSendingHelp,
    inOwnPanel: true,
  },
  opensInOverlay: {
    control: 'toggle',
    label: formBlock.opensInOverlay,
    help: formBlock.opensInOverlayHelp,
    inOwnPanel: true,
  },
  overlayButtonText: {
    control: 'text',
    label: formBlock.openingButtonText,
    maxLength: 100,
    inOwnPanel: true,
  },
  captcha: {
    control: 'toggle',
    label: formBlock.captcha,
    help: formBlock.captchaHelp,
    inOwnPanel: true,
  },
  disclaimer: { control: 'rich-text', label: formBlock.disclaimer, inOwnPanel: true },
  needsConsent: { control: 'toggle', label: formBlock.needsConsent, inOwnPanel: true },
  consentText: { control: 'text', label: formBlock.consentText, maxLength: 500, inOwnPanel: true },
} as const satisfies Readonly<Partial<Record<keyof FormData, FieldControl>>>;
