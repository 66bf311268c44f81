import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DocumentId } from '#domain/documents/record.ts';
import type { NeededReviews } from '../needs/need.ts';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { ProductReviewsBlock } from './render.tsx';

const PRODUCT = '0199f3b4c0de0a1b2c3d4e10' as DocumentId;
const link = { kind: 'page', documentId: PRODUCT } as const;
const listed = [{ id: 'r1', rating: 4, name: '', text: 'Pours <well>', at: '2026-01-02T03:04:05.000Z' }];
const reviews = { path: '/shop/jug', title: 'Jug', reviews: { count: 3, average: 45, listed } };

function draw(mode: 'page' | 'canvas', product: typeof link | null, found: readonly NeededReviews[]): string {
  const context = testBlockContext({ mode, loaded: (() => found) as never });
  return renderToStaticMarkup(
    <ProductReviewsBlock id={TEST_BLOCK_ID} data={{ product, count: 1 }} context={context} />,
  );
}

it('says stars, words and writer of each review, the average of all, and where the others are [CONT-56]', () => {
  const html = draw('page', link, [reviews]);
  expect(html).toContain('<a href="/shop/jug">Jug</a>');
  expect(html).toContain('4.5 of 5 stars, 3 reviews');
  expect(html).toContain('★★★★☆');
  expect(html).toContain('4 of 5 stars</span>');
  expect(html).toContain('Pours &lt;well&gt;');
  expect(html).toContain('A buyer');
  expect(html).toContain('<a href="/shop/jug#reviews">Show more reviews</a>');
  expect(draw('page', link, [{ ...reviews, reviews: { ...reviews.reviews, count: 1 } }])).not.toContain(
    '#reviews',
  );
});

it('shows visitors nothing without reviews, and says on the canvas what is missing [CONT-56]', () => {
  expect([draw('page', null, []), draw('page', link, [])]).toEqual(['', '']);
  expect(draw('canvas', null, [])).toContain('Choose the product whose reviews this block shows.');
  expect(draw('canvas', link, [])).toContain('No review of this product is approved yet.');
});
