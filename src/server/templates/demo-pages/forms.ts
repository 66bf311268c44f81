import { form } from '#blocks/form/index.ts';
import { FIELD_KINDS } from '#domain/forms/form-field.ts';
import { newField } from '#domain/forms/new-field.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { text } from '#domain/section-catalog/block-kit.ts';
import { h, p } from '#domain/section-catalog/rich-text-kit.ts';
import { planSection, put } from '#domain/section-catalog/section-plan.ts';
import { titledText } from '../titled-text.ts';
import { blockWith } from './block-with.ts';
import type { DemoPage } from './demo-page.ts';

/** Every kind of field, and forms with a captcha, a disclaimer, a maximum length and an overlay. */
export const forms: DemoPage = {
  pictures: [],
  build: () => ({
    key: 'try-forms',
    title: 'Forms',
    urlName: 'forms',
    description: 'Every kind of field, captcha, consent, limits, and a form in an overlay.',
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'white' }, [
        put(
          [0, 0, 16, 4],
          text(
            h(1, 'Forms'),
            p(
              'What is sent here appears under Contacts, Form submissions. All of it works without scripts, too.',
            ),
          ),
        ),
      ]),
      planSection({ name: 'Contact', theme: 'light' }, [
        put([0, 0, 8, 6], titledText(2, 'With a captcha', 'Portico’s own asks no other service.')),
        put(
          [9, 0, 15, 18],
          blockWith(form, {
            name: 'Contact with a captcha',
            captcha: true,
            disclaimer: richTextOf('We use your answers to write back, and for nothing else.'),
            needsConsent: true,
            consentText: 'I agree',
          }),
        ),
      ]),
      planSection({ name: 'Overlay', theme: 'white' }, [
        put([0, 0, 12, 4], titledText(2, 'In an overlay', 'What was typed stays when it is closed.')),
        put(
          [13, 0, 11, 4],
          blockWith(form, {
            name: 'Feedback',
            opensInOverlay: true,
            overlayButtonText: 'Tell us what you think',
            fields: [
              newField('likert', 'opinion'),
              { ...newField('textarea', 'words'), title: 'In a few words', maxLength: 80 },
            ],
            submitText: 'Send',
            successText: richTextOf('Thank you for your words.'),
          }),
        ),
      ]),
      planSection({ name: 'Every kind', theme: 'light' }, [
        put([0, 0, 8, 4], titledText(2, 'Every kind of field', 'Each with what its kind can do.')),
        put(
          [9, 0, 15, 60],
          blockWith(form, {
            name: 'Every kind of field',
            fields: FIELD_KINDS.map((kind) => ({
              ...newField(kind, kind),
              showCountryCode: kind === 'phone',
              underline: kind === 'section',
              maxLength: kind === 'textarea' ? 200 : 0,
              description: kind === 'section' ? 'Structures the form and takes no answer.' : '',
            })),
          }),
        ),
      ]),
    ],
  }),
};
