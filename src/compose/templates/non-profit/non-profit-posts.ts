import { text } from '#compose/block-kit.ts';
import { h, list, p, said } from '#compose/rich-text-kit.ts';
import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import type { TemplateKit, TemplatePost } from '../site-template.ts';

/** Two pieces of news: a street in its second summer, and the nursery in winter. */
export function nonProfitPosts(kit: TemplateKit): readonly TemplatePost[] {
  return [
    {
      key: 'tanner',
      title: 'Five degrees on Tanner Street',
      urlName: 'five-degrees',
      excerpt: 'A class measured the shade for a whole July. The street has not been the same since.',
      image: kit.image('non-profit-shade'),
      daysAgo: 12,
      tags: ['shade'],
      categories: ['Streets'],
      sections: body(
        p(
          'Every day at two, for the whole of July, two children of the fourth class carried a thermometer from the post office to the bakery. One half of the street has had trees for two years. The other half gets them this autumn.',
        ),
        h(2, 'What they found'),
        list(
          '38 degrees on the bare side',
          '33 under the limes',
          'A cat, always on the same stone, always in the shade',
        ),
        p(
          'The bakery has put two tables outside. Nobody asked it to. The man who used to cross the square by bus now walks, because, as he says, there is something to walk under.',
        ),
        said('You do not notice shade. You notice that you have stopped hurrying.'),
        p(
          'The second half is planted on 8 November. The fourth class is the fifth class now and will bring its own spades.',
        ),
      ),
    },
    {
      key: 'nursery',
      title: 'Three hundred pots before the frost',
      urlName: 'three-hundred-pots',
      excerpt: 'The nursery moves indoors, one wheelbarrow at a time.',
      image: kit.image('non-profit-shed'),
      daysAgo: 47,
      tags: ['nursery'],
      categories: ['Nursery'],
      sections: body(
        p(
          'A sapling in a pot is a sapling with cold feet. Before the first night of frost all of them have to stand close together against the south wall, wrapped in what the coffee roaster no longer needs.',
        ),
        p(
          'It took eleven people one Wednesday. We counted 312 pots, found two that nobody could name, and lost one glove, which will certainly grow.',
        ),
        p('Come and see them before they leave: from February on they move out to their streets.'),
      ),
    },
  ];
}

function body(...content: readonly RichTextNode[]): readonly SectionPlan[] {
  return [
    planSection({ name: 'Text', theme: 'white', width: 'narrow' }, [put([0, 0, 24, 16], text(...content))]),
  ];
}
