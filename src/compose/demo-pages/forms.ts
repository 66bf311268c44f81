import { newField } from '#domain/forms/new-field.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { picture } from '#compose/block-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import { titledText } from '../templates/titled-text.ts';
import { draftWith, type BlockDraft } from '#compose/block-draft.ts';
import type { DemoPage } from './demo-page.ts';
import { everyKindOfField } from './every-kind-of-field.ts';
import { openingSection } from './opening-section.ts';

/** Every kind of field, and forms with a captcha, a disclaimer, a maximum length and an overlay. */
export const forms: DemoPage = {
  pictures: ['studio-model'],
  build: (kit) => ({
    key: 'try-forms',
    title: 'Forms',
    urlName: 'forms',
    description: 'Every kind of field, captcha, consent, limits, and a form in an overlay.',
    navigation: 'main',
    sections: [
      openingSection(
        'Forms',
        'Four forms of an architect’s studio. What is sent here appears under Contacts, Form submissions. All of it works without scripts, too.',
        [
          ['write', 'A letter, with a captcha'],
          ['every-kind', 'Every kind of field'],
          ['overlay', 'A form in an overlay'],
          ['call-back', 'Three lines on a dark ground'],
        ],
      ),
      planSection({ name: 'Contact', theme: 'light', anchor: 'write' }, [
        put(
          [0, 0, 8, 4],
          titledText(
            2,
            'Write to us',
            'We answer within two working days. The captcha is Portico’s own and asks no other service.',
          ),
        ),
        put([0, 5, 7, 12], picture(kit.image('studio-model'), { ratio: '4:3' }), { rows: 6 }),
        put([10, 0, 14, 18], contact(), { gap: 2 }),
      ]),
      planSection({ name: 'Every kind', theme: 'white', anchor: 'every-kind' }, [
        put(
          [0, 0, 8, 5],
          titledText(
            2,
            'Every kind of field',
            'Nineteen kinds, in four groups. Send the form as it is to see how it answers.',
          ),
        ),
        put(
          [10, 0, 14, 60],
          draftWith('form', {
            name: 'Every kind of field',
            fields: [...everyKindOfField()],
            submitText: 'Send the brief',
            successText: richTextOf('Thank you. We read every word and write back this week.'),
          }),
          { gap: 2 },
        ),
      ]),
      planSection({ name: 'Overlay', theme: 'light', anchor: 'overlay' }, [
        put(
          [0, 0, 8, 4],
          titledText(
            2,
            'In an overlay',
            'Only a button until it is asked for. What was typed stays when it is closed.',
          ),
        ),
        put([10, 0, 14, 4], feedback(), { gap: 2 }),
      ]),
      planSection({ name: 'Call back', theme: 'dark', anchor: 'call-back' }, [
        put(
          [0, 0, 8, 4],
          titledText(2, 'Rather talk?', 'Forms wear the colors of the section they stand in.'),
        ),
        put([10, 0, 14, 9], callBack(), { gap: 2 }),
      ]),
    ],
  }),
};

function contact(): BlockDraft {
  return draftWith('form', {
    name: 'Contact with a captcha',
    captcha: true,
    disclaimer: richTextOf('We use your answers to write back, and for nothing else.'),
    needsConsent: true,
    consentText: 'I agree',
  });
}

function feedback(): BlockDraft {
  return draftWith('form', {
    name: 'Feedback',
    opensInOverlay: true,
    overlayButtonText: 'Tell us what you think',
    fields: [
      {
        ...newField('likert', 'opinion'),
        title: 'How was it to work with us?',
        options: ['I knew what would happen next.', 'The house does what I hoped for.'],
      },
      { ...newField('textarea', 'words'), title: 'In a few words', maxLength: 80 },
    ],
    submitText: 'Send',
    successText: richTextOf('Thank you for your words.'),
  });
}

function callBack(): BlockDraft {
  return draftWith('form', {
    name: 'Call back',
    fields: [
      { ...newField('name', 'name'), title: 'Name', required: true },
      { ...newField('phone', 'phone'), title: 'Phone', required: true },
      {
        ...newField('radio', 'hour'),
        title: 'When may we call?',
        options: ['Before noon', 'After lunch', 'Towards evening'],
      },
    ],
    submitText: 'Call me back',
    successText: richTextOf('Thank you. Your phone will ring.'),
  });
}
