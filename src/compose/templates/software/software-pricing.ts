import { draft, type BlockDraft } from '#compose/block-draft.ts';
import { accordion, button, lead, small, text } from '#compose/block-kit.ts';
import { centered, h, list, p, strong, to } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import type { BlockLook } from '#domain/pages/block-look.ts';
import { card } from '../card.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';

const PLANS = [
  {
    name: 'One place',
    price: 'Free',
    words: 'For the first kitchen, for as long as you like.',
    points: ['20 checks', '3 people', 'Records for a year'],
    look: { borderWidth: 2, borderColor: 'line' },
  },
  {
    name: 'A few places',
    price: '$24 a month',
    words: 'What most of our customers have, and keep.',
    points: ['As many checks as you need', '25 people', 'Records for ten years', 'Codes for doors'],
    look: { background: 'dark' },
  },
  {
    name: 'Many places',
    price: '$90 a month',
    words: 'For chains, schools and whoever has a head office.',
    points: ['As many people as you are', 'Records without end', 'Sign-in with your own accounts'],
    look: { borderWidth: 2, borderColor: 'line' },
  },
] as const satisfies readonly {
  readonly name: string;
  readonly price: string;
  readonly words: string;
  readonly points: readonly string[];
  readonly look: Partial<BlockLook>;
}[];

const COMPARED = `| | One place | A few places | Many places |
|---|---|---|---|
| Checks | 20 | no limit | no limit |
| People | 3 | 25 | no limit |
| Records are kept for | 1 year | 10 years | no limit |
| Rounds without a signal | yes | yes | yes |
| Codes for doors | no | yes | yes |
| Interface for programs | no | yes | yes |
| Own accounts to sign in | no | no | yes |`;

const QUESTIONS = [
  [
    'Do you ask for a card?',
    'Not to try it. After thirty days the free plan goes on by itself if you do nothing.',
  ],
  [
    'What happens to the records if we leave?',
    'You take them along as files that open anywhere, and we delete ours thirty days later.',
  ],
  [
    'Is there a price for charities?',
    'Half of it. Write to us from the address of the charity; nobody has to fill in anything.',
  ],
  ['May we pay by the year?', 'Yes: twelve months for the price of ten, by card or by invoice.'],
] as const;

function planCard({ name, price, words, points, look }: (typeof PLANS)[number]): BlockDraft {
  return card(text(h(3, name), p(strong(price)), p(words), list(...points)), {
    radius: 20,
    padding: 32,
    ...look,
  });
}

export function softwarePricing(kit: TemplateKit): TemplatePage {
  return {
    key: 'pricing',
    title: 'Pricing',
    urlName: 'pricing',
    description: 'Free for one place, two simple prices beyond it, and what each of them holds.',
    socialImage: kit.image('software-paper'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Plans', theme: 'white' }, [
        put([2, 0, 20, 3], text(h(1, 'Cheaper than one missed check', 'center'))),
        put([5, 4, 14, 2], lead(centered('By place, not by person. Taxes are in it.'))),
        ...PLANS.map((plan, index) => put([index * 8, 8, 8, 15], planCard(plan))),
        put([0, 25, 24, 2], button('Try it free for 30 days', kit.page('contact'), { alignment: 'center' })),
      ]),
      planSection({ name: 'Compared', theme: 'light', width: 'medium' }, [
        put([0, 0, 24, 2], text(h(2, 'Side by side'))),
        put([0, 3, 24, 14], draft('markdown', { source: COMPARED })),
      ]),
      planSection({ name: 'Questions', theme: 'white', width: 'medium' }, [
        put([0, 0, 24, 2], text(h(2, 'What people ask first'))),
        put([0, 3, 24, 9], accordion(QUESTIONS)),
      ]),
    ],
  };
}

export function softwareFooter(kit: TemplateKit): readonly SectionPlan[] {
  const link = (key: string, words: string) => p(to(kit.page(key), words));
  return [
    planSection({ name: 'Footer', theme: 'black' }, [
      put([0, 0, 10, 4], text(h(3, kit.title), p('Checks that come back by themselves.'))),
      put(
        [12, 0, 4, 5],
        small(
          p(strong('Product')),
          link('features', 'Features'),
          link('pricing', 'Pricing'),
          link('changes', 'Changes'),
        ),
      ),
      put([16, 0, 4, 5], small(p(strong('Help')), link('docs', 'Docs'), link('contact', 'Contact'))),
      put([20, 0, 4, 5], small(p(strong('Status')), p('All systems are up'))),
    ]),
  ];
}
