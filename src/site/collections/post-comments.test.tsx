import { translateEnglish } from '#messages/translator.ts';
import { renderMarkup } from '../markup/render-markup.ts';
import { describe, expect, it } from 'vitest';
import type { Id } from '#lib/id.ts';
import { PostComments } from './post-comments.tsx';
import type { CommentThread } from '#site/content/comment-thread.ts';
import type { ShownComment } from '#site/content/shown-comment.ts';

function comment(id: string, parentId: string | null): ShownComment {
  const of = {
    authorName: 'Ann',
    isByMember: false,
    text: `Text ${id}`,
    writtenAt: null,
    isRemoved: false,
    likes: 0,
    mark: null,
  };
  return { id: id as Id<'comment'>, parentId: parentId as Id<'comment'> | null, ...of };
}

function draw(comments: readonly ShownComment[], thread: Partial<CommentThread> = {}): string {
  return renderMarkup(
    <PostComments
      thread={{
        comments,
        count: comments.length,
        pageNumber: 1,
        pageCount: 1,
        commenting: 'off',
        writers: 'anybody',
        hasLikes: false,
        ...thread,
      }}
      documentId="d1"
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

  it('has a form and a way to answer each comment where it is open, and says so where it is closed [COMT-11] [COMT-29] [COMT-34]', () => {
    const open = draw([comment('1', null)], { commenting: 'open' });
    expect(open).toContain('action="/api/comment/write/d1"');
    expect(open).toContain('href="/api/comment/reply/d1/1"');
    expect(open).toContain('aria-label="Reply to Ann"');
    expect(draw([], { commenting: 'open' })).toContain('action="/api/comment/write/d1"');
    const closed = draw([comment('1', null)], { commenting: 'closed' });
    expect(closed).toContain('<p>Comments are closed.</p>');
    expect(closed).not.toContain('<form');
    expect(closed).not.toContain('/api/comment/reply');
    expect(draw([comment('1', null)])).not.toContain('<form');
  });

  it('marks what people who work on the site wrote [COMT-12]', () => {
    const marks = (['author', 'team', null] as const).map((mark, index) => ({
      ...comment(String(index), null),
      mark,
    }));
    expect(draw(marks).match(/portico-comment-mark">\w+/g)).toEqual([
      'portico-comment-mark">Author',
      'portico-comment-mark">Team',
    ]);
  });

  it('leads from page to page by links [COMT-07]', () => {
    const html = draw([comment('1', null)], { pageNumber: 2, pageCount: 3 });
    expect(html).toContain('<a rel="prev" href="?page=1#comments">');
    expect(html).toContain('<a rel="next" href="?page=3#comments">');
    expect(html).toContain('Page 2 of 3');
    expect(draw([comment('1', null)])).not.toContain('<nav');
  });

  it('formats a text, and shows markup as what it is [COMT-10]', () => {
    const html = draw([{ ...comment('1', null), text: '**a** <img src=x> https://b.example' }]);
    expect(html).toContain('<strong>a</strong> &lt;img src=x&gt; ');
    expect(html).toContain('<a href="https://b.example" rel="ugc nofollow noopener">https://b.example</a>');
  });
});
