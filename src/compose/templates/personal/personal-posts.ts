import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import { text } from '#compose/block-kit.ts';
import { h, list, p, said, steps } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import type { TemplateKit, TemplatePost } from '../site-template.ts';

/** Four notes on making things. */
export function personalPosts(kit: TemplateKit): readonly TemplatePost[] {
  return [
    {
      key: 'off',
      title: 'How to turn a thing off',
      urlName: 'how-to-turn-a-thing-off',
      excerpt: 'The radio played from the first evening. Making it stop took three weeks.',
      image: kit.image('personal-radio'),
      daysAgo: 12,
      tags: ['radio'],
      categories: ['Making'],
      sections: note(
        p(
          'The radio played from the first evening. I turned the knob, it said good evening in the voice of the news, and I went to bed pleased. Then I noticed that I had built a radio that could not be turned off.',
        ),
        p(
          'You can pull the plug, of course. I watched my grandmother try. She looked at the plug, then at me, and put a cushion on the radio.',
        ),
        h(2, 'What did not work'),
        list(
          'A second button. Now there were two, and one of them was wrong.',
          'Pressing the knob. It takes more strength than turning it.',
          'Silence after an hour. It always came during the play.',
        ),
        h(2, 'What did'),
        p(
          'Turn left past the first station, and it clicks, like a kitchen timer. Nobody had to be told. Everybody over sixty has turned a radio off in this direction, and everybody under sixty has a kitchen timer.',
        ),
        said('The best instructions are the ones people already know.'),
      ),
    },
    {
      key: 'fold',
      title: 'Folding a hundred maps',
      urlName: 'folding-a-hundred-maps',
      excerpt: 'Four folds each, one film long, and a way to make the fourth one easy.',
      image: kit.image('personal-map'),
      daysAgo: 58,
      tags: ['maps', 'paper'],
      categories: ['Making'],
      sections: note(
        p(
          'A map that is hard to fold is a map that is used once. I tried eleven ways and measured each by giving it to somebody on a windy bridge.',
        ),
        h(2, 'The one that won'),
        steps(
          'Fold it in half, the print outside.',
          'Fold it in half again, the long way.',
          'Now fold both ends to the middle, like a letter.',
          'Push the corner in. It closes by itself.',
        ),
        p('A hundred of them take as long as one film. I recommend one with subtitles you do not need.'),
      ),
    },
    {
      key: 'tenth',
      title: 'The tenth of July',
      urlName: 'the-tenth-of-july',
      excerpt: 'The day on which the counter ran out of paper, and what it had counted.',
      image: kit.image('personal-swifts'),
      daysAgo: 131,
      tags: ['birds'],
      categories: ['Looking'],
      sections: note(
        p(
          'A swift does not sing. It screams, at speed, along a street, in company. A microphone under the roof hears each one come and go, like a very small train.',
        ),
        p(
          'In May the cash register printed a line every few minutes. In June it sounded like somebody doing accounts. On the tenth of July it did not stop at all, and at twenty to nine the paper ended.',
        ),
        p(
          'I could have bought a longer roll. I went up to the roof instead and counted by hand. I got as far as forty and forgot to go on.',
        ),
      ),
    },
    {
      key: 'bright',
      title: 'The lamp was too bright',
      urlName: 'the-lamp-was-too-bright',
      excerpt: 'Why I learned to program, in about thirty lines.',
      image: kit.image('personal-desk'),
      daysAgo: 204,
      tags: ['beginnings'],
      categories: ['Looking'],
      sections: note(
        p(
          'People ask how I began, and hope for something better. The lamp over my desk was too bright. It had a button with three steps: too bright, much too bright, off.',
        ),
        p(
          'So I opened it. Inside was a chip the size of a lentil that decided about the three steps, and on the internet was a page that said what it listened to. Thirty lines later the lamp had a fourth step, and I had a hobby.',
        ),
        p('The lamp is on now, at a quarter. It is the only thing I have made that I would not change.'),
      ),
    },
  ];
}

function note(...content: readonly RichTextNode[]): readonly SectionPlan[] {
  return [
    planSection({ name: 'Text', theme: 'white', width: 'narrow' }, [put([0, 0, 24, 16], text(...content))]),
  ];
}
