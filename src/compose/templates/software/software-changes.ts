import { text } from '#compose/block-kit.ts';
import { h, list, p, strong } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import type { TemplateKit, TemplatePost } from '../site-template.ts';

/** What changed in four versions. */
export function softwareChanges(kit: TemplateKit): readonly TemplatePost[] {
  return [
    {
      key: 'v5-2',
      title: '5.2: Rounds start at the door',
      urlName: 'rounds-start-at-the-door',
      excerpt: 'Print a code, scan it, and the right round opens on the right check.',
      image: kit.image('software-phone'),
      daysAgo: 9,
      tags: ['rounds', 'phones'],
      categories: ['New'],
      sections: log(
        p(
          'Most rounds begin at a door, and most phones have a camera. So each place now has a code to print: scan it, and the round that is due opens, on the first check that is open.',
        ),
        h(2, 'New'),
        list('Codes for places, in the settings of each', 'A round can begin in the middle and come back'),
        h(2, 'Better'),
        list('Pictures are sent in the background', 'The list of the day opens in half the time'),
        h(2, 'Mended'),
        list('A check on 29 February waited four years. It now takes the 28th.'),
      ),
    },
    {
      key: 'v5-1',
      title: '5.1: A year at a glance',
      urlName: 'a-year-at-a-glance',
      excerpt: 'Each check shows all its days, so that you see what slips and when.',
      image: kit.image('software-year'),
      daysAgo: 44,
      tags: ['records'],
      categories: ['New'],
      sections: log(
        p(
          'A table of dates tells you that something was late. It does not tell you that it is always the second Thursday, when the delivery comes. Squares do.',
        ),
        h(2, 'New'),
        list('A year of squares for each check', 'Late days can be filtered by place and shift'),
        h(2, 'Better'),
        list(
          'Colors keep apart for people who see red and green alike',
          'Everything on it can be read aloud',
        ),
      ),
    },
    {
      key: 'v5-0',
      title: '5.0: Signed is signed',
      urlName: 'signed-is-signed',
      excerpt: 'Records are sealed on the day. Corrections are added, never painted over.',
      image: kit.image('software-paper'),
      daysAgo: 97,
      tags: ['records'],
      categories: ['New'],
      sections: log(
        p(
          'An inspector once asked a customer of ours: how do I know that you did not fill this in last night? It was a fair question, and this version is our answer.',
        ),
        h(2, 'New'),
        list(
          'A round is sealed when it is signed',
          'Corrections stand below, with shift and hour',
          'A month prints on one page',
        ),
        p(strong('What you have to do: '), 'nothing. Older records are sealed as they are.'),
      ),
    },
    {
      key: 'v4-9',
      title: '4.9: Gloves on',
      urlName: 'gloves-on',
      excerpt: 'Larger targets, fewer words, and a dark screen for early mornings.',
      image: kit.image('software-board'),
      daysAgo: 150,
      tags: ['phones'],
      categories: ['Better'],
      sections: log(
        p(
          'We spent a week in three kitchens at five in the morning. We came back with flour on our phones and eleven things to change. These are the first nine.',
        ),
        h(2, 'Better'),
        list(
          'Whole rows can be tapped',
          'One check at a time, if you like',
          'A dark screen until eight',
          'Signing works with a knuckle',
        ),
      ),
    },
  ];
}

function log(...content: readonly RichTextNode[]): readonly SectionPlan[] {
  return [
    planSection({ name: 'Text', theme: 'white', width: 'narrow' }, [put([0, 0, 24, 14], text(...content))]),
  ];
}
