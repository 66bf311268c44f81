import { expect, it } from 'vitest';
import { renderMarkup } from '#site/markup/render-markup.ts';
import type { BlockContext } from '../define-block.ts';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { CommentsBlock } from './render.tsx';

const withoutItem = (({ comments: _thread, ...context }: BlockContext): BlockContext => context)(
  testBlockContext(),
);
const draw = (context: BlockContext) =>
  renderMarkup(<CommentsBlock id={TEST_BLOCK_ID} data={{}} context={context} />);

it('shows the thread of the item, once; a page without an item shows nothing on the site and a note in the editor [COMT-03] [CONT-18]', () => {
  const thread = <p>The thread</p>;
  expect(draw(testBlockContext({ comments: { blockId: TEST_BLOCK_ID, thread } }))).toBe('<p>The thread</p>');
  expect(draw(testBlockContext({ comments: { blockId: '0'.repeat(24), thread } }))).toBe('');
  expect(draw(withoutItem)).toBe('');
  expect(draw({ ...withoutItem, mode: 'canvas' })).toContain(
    'On a page without an item the block shows nothing.',
  );
});
