import type { PublishedPageContext } from '../../../page-context-of.ts';
import type { PageFeature, WrittenPage } from '../../page-feature.ts';

const WORDS_A_MINUTE = 60;

/** A page feature as one would be added: items say how long they take to read. */
export const readingTimeFeature: PageFeature = {
  name: 'reading-time',
  styles: (page) =>
    minutesOf(page) === null ? '' : '[data-reading-minutes]::after{content:attr(data-reading-minutes)}',
  // A key of the context that only tests know.
  context: (page) => ({ readingMinutes: minutesOf(page) }) as Partial<PublishedPageContext>,
  needsRuntime: (page) => (minutesOf(page) ?? 0) > 1,
  bodyAttributes: (page) => {
    const minutes = minutesOf(page);
    return minutes === null ? '' : ` data-reading-minutes="${minutes}"`;
  },
};

function minutesOf({ content, body }: WrittenPage): number | null {
  if (content.kind !== 'item') return null;
  const words = body.html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return Math.ceil(words.length / WORDS_A_MINUTE);
}
