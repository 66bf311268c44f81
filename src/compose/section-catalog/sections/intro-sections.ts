import { sectionCatalog } from '#messages/en/interface/section-catalog.ts';
import { asking, button, picture, text, lead } from '../../block-kit.ts';
import { centered, h, p } from '../../rich-text-kit.ts';
import type { CatalogDesign } from '../catalog-design.ts';
import { planSection, put } from '../../section-plan.ts';

/** What a page opens with. */
export const INTRO_SECTIONS: readonly CatalogDesign[] = [
  {
    id: 'intro-beside-picture',
    title: sectionCatalog.openingPicture,
    category: 'intro',
    plan: () =>
      planSection({ name: 'Opening', theme: 'light', verticalAlign: 'middle', isLevel: true }, [
        put(
          [0, 3, 10, 5],
          text(
            h(1, 'Good work, made close to home'),
            p('Say here in one breath what you make and for whom. The picture beside it does the rest.'),
          ),
        ),
        put([0, 9, 10, 2], button('See what we do', null)),
        put([12, 0, 12, 20], asking(picture(null, { ratio: '4:5' }), 'studio-stool'), { rows: 14 }),
      ]),
  },
  {
    id: 'intro-centered',
    title: sectionCatalog.openingMiddle,
    category: 'intro',
    plan: () =>
      planSection({ name: 'Opening', theme: 'dark', height: 'large', verticalAlign: 'middle' }, [
        put([3, 0, 18, 5], text(h(1, 'One sentence that people remember', 'center'))),
        put([5, 6, 14, 2], lead(centered('Then one that explains it, in words your neighbour would use.')), {
          gap: 0,
        }),
        put([5, 9, 14, 2], button('Start here', null, { alignment: 'center', size: 'large' })),
      ]),
  },
  {
    id: 'intro-statement',
    title: sectionCatalog.statement,
    category: 'intro',
    plan: () =>
      planSection({ name: 'Statement', theme: 'white', height: 'medium', verticalAlign: 'bottom' }, [
        put(
          [0, 0, 20, 6],
          text(h(1, 'We believe in things that can be repaired, and in taking the time to do it')),
        ),
        put(
          [12, 8, 12, 3],
          lead(
            p(
              'A statement sets the tone. Follow it with a few lines that give it a reason, then let the work speak.',
            ),
          ),
        ),
      ]),
  },
];
