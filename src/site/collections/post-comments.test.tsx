import { translateEnglish } from '#messages/translator.ts';
import { renderMarkup } from '../markup/render-markup.ts';
import { describe, expect, it } from 'vitest';
import type { Id } from '#lib/id.ts';
import { PostComments } from './post-comments.tsx';
import type { ShownComment } from '#site/content/shown-comment.ts';

function comment(id: string, parentId: string | null): ShownComment {
  const of = { authorName: 'Ann', text: `Text ${id}`, writtenAt: null };
  return { id: id as Id<'comment'>, parentId: parentId as Id<'comment'> | null, ...of };
}

function draw(comments: readonly ShownComment[]): string {
  return renderMarkup(
    <PostComments
      comments={comments}
      count={comments.length}
      dates={{ language: 'en-US', timeZone: 'UTC' }}
      translate={translateEnglish}
    />,
  );
}

/** How many lists are open where a text stands. */
function depthAt(html: string, text: string): number {
  const before = html.slice(0, html.indexOf(text));
  return before.split('<ol>').length - before.split('</ol>').length;
}

describe('comments of a post', () => {
  it('hangs replies deeper than level 6 on level 6 [COMT-07]', () => {
    const html = draw(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) =>
        comment(id, id === '1' ? null : String(Number(id) - 1)),
      ),
    );
    expect(depthAt(html, 'Text 6')).toBe(6);
    expect(depthAt(html, 'Text 7')).toBe(6);
    expect(depthAt(html, 'Text 8')).toBe(6);
  });

  it('shows a reply to a comment that is not shown at the top [COMT-07]', () => {
    expect(depthAt(draw([comment('1', 'gone')]), 'Text 1')).toBe(1);
  });

  it('shows nothing without comments [COMT-06]', () => {
    expect(draw([])).toBe('');
  });
});
