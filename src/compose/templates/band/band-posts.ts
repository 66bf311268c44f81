import type { BlockDraft } from '#compose/block-draft.ts';
import { text } from '#compose/block-kit.ts';
import { em, h, list, p, said } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import type { TemplateKit, TemplatePost } from '../site-template.ts';

/** Three notes from the road. */
export function bandPosts(kit: TemplateKit): readonly TemplatePost[] {
  return [
    {
      key: 'snow',
      title: 'Nine hours, two sandwiches, one snow plough',
      urlName: 'nine-hours-two-sandwiches',
      excerpt: 'We followed the plough to Greywater and played to the people who had followed us.',
      image: kit.image('band-van'),
      daysAgo: 5,
      tags: ['winter', 'van'],
      categories: ['On the road'],
      sections: body(
        text(
          p(
            'The heater has two settings, off and cheese. By noon we had agreed on off. By two we were behind a snow plough that went exactly as fast as our slowest song, so we practised the harmonies of it until the organ case began to hum along.',
          ),
          h(2, 'What we ate'),
          list('One sandwich, divided by four', 'The other sandwich, not divided, by somebody who denies it'),
          p(
            'Union Hall had kept the doors open for us. Sixty people sat on the radiators. We carried everything in through the window because it was nearer than the door, plugged in, and began with ',
            em('Wool'),
            ', since everybody was wearing some.',
          ),
          said('You can hear when a room has been waiting. It is a kind of tuning.'),
          p(
            'On the way back the road was clear and nobody said anything for an hour. Good nights end like that.',
          ),
        ),
      ),
    },
    {
      key: 'cover',
      title: 'How the cover was printed',
      urlName: 'how-the-cover-was-printed',
      excerpt: 'Three inks, none of which would stay where it was told.',
      image: kit.image('band-porch-light'),
      daysAgo: 34,
      tags: ['records'],
      categories: ['Records'],
      sections: body(
        text(
          p(
            'A printing machine like ours knows one colour at a time. You print the yellow, wait, print the pink, wait, and print the blue on top, and each time the paper comes back a little to the left of where it was.',
          ),
          p(
            'We measured for a day and then stopped. The shadow beside the wings, the one that looks as if the moth had just moved, is a mistake of two millimetres. We could not have drawn it.',
          ),
          h(2, 'Five hundred of them'),
          p(
            'Every sleeve is different. If you want to choose, come early: they stand in a box on the table beside the stage, and the drummer has already taken the one that looks like an owl.',
          ),
        ),
      ),
    },
    {
      key: 'festival',
      title: 'A stage in daylight',
      urlName: 'a-stage-in-daylight',
      excerpt: 'Songs about lamps, at half past two in the afternoon.',
      image: kit.image('band-stage'),
      daysAgo: 190,
      tags: ['summer', 'festival'],
      categories: ['On the road'],
      sections: body(
        text(
          p(
            'Nobody tells you that at a festival you can see them. In a cellar there are three faces and behind them a warm dark noise. Here were four hundred people with hats, eating.',
          ),
          p(
            'Our lights were on, all four, and made no difference to anything. In the second song a child in front pointed at the one on the left and then at the sun, and shook its head. It was the best review we have had.',
          ),
          p(
            'So we played everything slower, as if it were night, and by the fifth song some of them had lain down with the hats over their faces. That was dark enough.',
          ),
        ),
      ),
    },
  ];
}

function body(block: BlockDraft): readonly SectionPlan[] {
  return [planSection({ name: 'Text', theme: 'white', width: 'narrow' }, [put([0, 0, 24, 20], block)])];
}
