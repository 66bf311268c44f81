import { draft, type BlockDraft } from '#compose/block-draft.ts';
import { accordion, lead, text } from '#compose/block-kit.ts';
import { field, form } from '#compose/form-kit.ts';
import { em, h, list, p, steps, strong, to } from '#compose/rich-text-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import { card } from '../card.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';

const REQUEST = `POST /v1/checks
Authorization: Bearer <your key>

{
  "title": "Emergency lights on for an hour",
  "place": "stairs",
  "every": "first monday of the month",
  "proof": ["picture", "signature"]
}`;
const ANSWER = `201 Created

{ "id": "chk_0184", "next": "2027-01-04" }`;

function source(words: string): BlockDraft {
  return draft('code', { language: 'text', source: words, display: 'show', isTracking: false });
}

export function softwareDocs(kit: TemplateKit): TemplatePage {
  return {
    key: 'docs',
    title: 'Docs',
    urlName: 'docs',
    description: 'From the first check to the interface for programs, on one page that can be searched.',
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'light' }, [
        put([0, 0, 16, 3], text(h(1, 'Docs'))),
        put(
          [0, 4, 14, 3],
          lead(p('Everything on one page. Your browser’s search finds it faster than ours would.')),
        ),
      ]),
      planSection({ name: 'Start', theme: 'white', anchor: 'start' }, [
        put(
          [0, 0, 6, 8],
          card(
            text(
              h(4, 'On this page'),
              p(to(kit.page('docs', 'start'), 'Your first round')),
              p(to(kit.page('docs', 'rhythm'), 'Ways to repeat')),
              p(to(kit.page('docs', 'code'), 'For programs')),
              p(to(kit.page('docs', 'trouble'), 'When something is wrong')),
            ),
            { background: 'light', radius: 16, padding: 24 },
          ),
        ),
        put(
          [8, 0, 16, 16],
          text(
            h(2, 'Your first round'),
            steps(
              'Make a place: a kitchen, a van, a floor. It needs a name and nothing else.',
              'Add the checks in the order you walk past them.',
              'Give each a rhythm and the people who may do it.',
              'Print the code, put it by the door, scan it with a phone.',
            ),
            p(
              'The first round takes four minutes, the second takes two. If it takes longer, ',
              to(kit.page('contact'), 'tell us where'),
              '.',
            ),
          ),
        ),
      ]),
      planSection({ name: 'Rhythm', theme: 'white', anchor: 'rhythm' }, [
        put(
          [8, 0, 16, 12],
          text(
            h(2, 'Ways to repeat'),
            p('Write it as you would say it. Duly shows the next five dates before you save.'),
            list(
              'every working day at 7',
              'each second Tuesday',
              'first Monday of the month',
              '90 days after it was last done',
            ),
            p(
              strong('Holidays: '),
              'a check that falls on one moves to the next working day, unless you say ',
              em('exactly'),
              '.',
            ),
          ),
        ),
      ]),
      planSection({ name: 'Code', theme: 'dark', anchor: 'code' }, [
        put(
          [0, 0, 8, 8],
          text(
            h(2, 'For programs'),
            p(
              'What you can do with a finger you can do with a program. Keys are made in the settings of a place and reach no further than it.',
            ),
          ),
        ),
        put([10, 0, 14, 9], source(REQUEST)),
        put([10, 10, 14, 4], source(ANSWER)),
      ]),
      planSection({ name: 'Trouble', theme: 'white', anchor: 'trouble', width: 'medium' }, [
        put([0, 0, 24, 2], text(h(2, 'When something is wrong'))),
        put(
          [0, 3, 24, 10],
          accordion([
            [
              'A check does not show up',
              'Look at its place and its people first: somebody has to be on shift. The clock at its name shows when it comes next.',
            ],
            [
              'A round was done twice',
              'Two phones without a signal can do that. Both are kept; the later one is marked as a repetition.',
            ],
            [
              'A picture is missing',
              'It is still on the phone. Open Duly there once with a signal, and wait for the ring to close.',
            ],
            ['Somebody left', 'Take them off the list of people. What they signed stays as it was.'],
          ]),
        ),
      ]),
    ],
  };
}

export function softwareContact(kit: TemplateKit): TemplatePage {
  return {
    key: 'contact',
    title: 'Contact',
    urlName: 'contact',
    description: 'Try it for thirty days, or ask what you want to know first.',
    socialImage: kit.image('software-board'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Contact', theme: 'light' }, [
        put([0, 0, 9, 3], text(h(1, 'Let us set it up with you'))),
        put(
          [0, 4, 9, 4],
          lead(p('Tell us what you check today, and on what. A person answers, on the same working day.')),
        ),
        put(
          [0, 9, 9, 10],
          text(
            h(4, 'What happens then'),
            steps(
              'You get a link to a place that is already set up.',
              'We call, if you want us to, for a quarter of an hour.',
              'Thirty days later you decide.',
            ),
          ),
        ),
        put(
          [11, 0, 13, 22],
          card(
            form({
              name: 'Trial',
              fields: [
                field('name', 'name', 'Name', { required: true }),
                field('email', 'email', 'Email at work', { required: true }),
                field('select', 'size', 'How many places?', {
                  options: ['One', 'Two to ten', 'More than ten'],
                }),
                field('checkbox', 'kinds', 'What do you check?', {
                  options: ['Food and kitchens', 'Machines and vans', 'Buildings', 'Something else'],
                }),
                field('textarea', 'message', 'What should we know?', { maxLength: 2000 }),
              ],
              submitText: 'Send me a trial',
              thanks: 'Thank you! A link to your place arrives today.',
            }),
            { background: 'white', radius: 20, padding: 32 },
          ),
        ),
      ]),
    ],
  };
}
