import { draft, type BlockDraft } from '#compose/block-draft.ts';
import { picture } from '#compose/block-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { titledText } from '../templates/titled-text.ts';
import type { DemoKit, DemoPage } from './demo-page.ts';
import { openingSection } from './opening-section.ts';

/** Sign-ups of every kind: with and without names, wide and narrow, with the texts of the list and of the owner. */
export const newsletter: DemoPage = {
  pictures: ['studio-stool'],
  build: (kit) => ({
    key: 'try-newsletter',
    title: 'Newsletter',
    urlName: 'newsletter',
    description: 'Sign-up forms for a mailing list, with a confirmation by mail.',
    navigation: 'main',
    sections: [
      openingSection(
        'Newsletter',
        'Sign up, then open the mail that asks you to confirm. Without a mail server it waits in the outbox, on the dashboard of this installation. Who signed up stands in Contacts, Mailing lists.',
        [
          ['one-line', 'Only an address'],
          ['names', 'With names'],
          ['narrow', 'In little room'],
          ['bright', 'In the middle, in a strong color'],
        ],
      ),
      planSection({ name: 'One line', theme: 'light', anchor: 'one-line' }, [
        put([0, 0, 8, 4], titledText(2, 'Only an address', 'The shortest way onto a list.')),
        put([10, 0, 14, 8], signUp(kit, { title: 'A letter a month', text: 'Pictures from the workshop.' }), {
          gap: 2,
        }),
      ]),
      planSection({ name: 'With names', theme: 'white', anchor: 'names' }, [
        put(
          [0, 0, 8, 4],
          titledText(2, 'With names', 'First and last name can be asked for; nobody has to give them.'),
        ),
        put(
          [10, 0, 14, 10],
          signUp(kit, {
            title: 'Invitations',
            text: 'Openings, talks and open doors.',
            asksForName: true,
            success: 'Thank you. Look into your inbox: one press there, and the next invitation is yours.',
            disclaimer: 'Four letters a year. Each has a link to leave.',
          }),
          { gap: 2 },
        ),
      ]),
      planSection({ name: 'Narrow', theme: 'light', anchor: 'narrow' }, [
        put(
          [0, 0, 8, 4],
          titledText(
            2,
            'In little room',
            'In a narrow column the fields and the button stand below each other.',
          ),
        ),
        put(
          [10, 0, 6, 9],
          signUp(kit, { title: 'Short news', text: '', submitText: 'Join', asksForName: true }),
          { gap: 2 },
        ),
        put([18, 0, 6, 12], picture(kit.image('studio-stool'), { ratio: '4:5' }), { rows: 8 }),
      ]),
      planSection({ name: 'Bright', theme: 'bright', width: 'medium', anchor: 'bright' }, [
        put(
          [3, 0, 18, 9],
          signUp(kit, {
            title: 'One picture every Sunday',
            text: 'No words, only the picture.',
            alignment: 'center',
          }),
        ),
      ]),
    ],
  }),
};

interface SignUpOptions {
  readonly title: string;
  readonly text: string;
  readonly asksForName?: boolean;
  readonly submitText?: string;
  readonly success?: string;
  readonly disclaimer?: string;
  readonly alignment?: 'left' | 'center';
}

function signUp(kit: DemoKit, options: SignUpOptions): BlockDraft {
  return draft('newsletter', {
    title: options.title,
    text: richTextOf(options.text),
    asksForName: options.asksForName ?? false,
    submitText: options.submitText ?? 'Sign up',
    mailingList: { listId: kit.mailingListId, doubleOptIn: true },
    successText: options.success === undefined ? null : richTextOf(options.success),
    successLink: null,
    disclaimer: richTextOf(options.disclaimer ?? 'You can leave the list at any time.'),
    alignment: options.alignment ?? 'left',
  });
}
