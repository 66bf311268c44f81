import { text } from '#compose/block-kit.ts';
import { p } from '#compose/rich-text-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import type { TemplateBlog, TemplateKit, TemplatePost } from '../templates/site-template.ts';

/** The key of the demo site's blog. */
export const NOTES_KEY = 'try-notes';
/** The pictures of its posts. */
export const NOTES_PICTURES = ['studio-stool', 'studio-window', 'studio-model', 'studio-stairs'] as const;

/** A small blog for the demo site, so that its blocks have something to draw on. */
export function notes(kit: TemplateKit): TemplateBlog {
  const post = (
    picture: (typeof NOTES_PICTURES)[number],
    title: string,
    urlName: string,
    given: Pick<TemplatePost, 'excerpt' | 'daysAgo' | 'categories'>,
    ...lines: readonly string[]
  ): TemplatePost => ({
    ...given,
    key: `${NOTES_KEY}-${urlName}`,
    title,
    urlName,
    image: kit.image(picture),
    tags: [],
    sections: [
      planSection({ name: 'Text', theme: 'white', width: 'narrow' }, [
        put([0, 0, 24, 6], text(...lines.map((line) => p(line)))),
      ]),
    ],
  });
  return {
    key: NOTES_KEY,
    title: 'Notes',
    urlName: 'notes',
    description: 'Short notes from the studio.',
    posts: [
      post(
        'studio-stool',
        'Three legs are enough',
        'three-legs-are-enough',
        {
          excerpt: 'A stool with three legs never wobbles, whatever the floor does.',
          daysAgo: 3,
          categories: ['Objects'],
        },
        'A stool with four legs has to be made for its floor. One with three stands on any, because three points always lie in one plane.',
        'We have stopped making the other kind.',
      ),
      post(
        'studio-window',
        'The round window',
        'the-round-window',
        {
          excerpt: 'It was the builder’s idea, and we are glad that we listened.',
          daysAgo: 19,
          categories: ['Houses'],
        },
        'The drawing had a square one. The builder asked what the sun would look like on the opposite wall, and drew a circle there with his pencil.',
        'We changed the drawing.',
      ),
      post(
        'studio-model',
        'Why we still cut paper',
        'why-we-still-cut-paper',
        {
          excerpt: 'A model of paper can be wrong in ten minutes, and right in twenty.',
          daysAgo: 47,
          categories: ['Work'],
        },
        'Whoever has cut a wall by hand thinks twice about its length. And people who look at a paper model bend down to it, which nobody does in front of a screen.',
      ),
      post(
        'studio-stairs',
        'Stairs are rooms',
        'stairs-are-rooms',
        {
          excerpt: 'One meets people there, so they should be wide enough for a conversation.',
          daysAgo: 88,
          categories: ['Houses', 'Work'],
        },
        'We make them twenty centimetres wider than the rule asks, with a landing that has a window. It is the cheapest room in the house.',
      ),
    ],
  };
}
