import { expect, it } from 'vitest';
import { siteTranslator } from '#messages/site-translator.ts';
import type { Id } from '#lib/id.ts';
import { renderMarkup } from '../../markup/render-markup.ts';
import { PostComments } from '../post-comments.tsx';
import { PostFooter, PostHeader } from '../post-parts.tsx';
import { PostList } from './post-list.tsx';

const dates = { language: 'de', timeZone: 'UTC' };
const translate = siteTranslator('de');

function list(language: string, posts: readonly string[]): string {
  return renderMarkup(
    <PostList
      title="Journal"
      description=""
      collectionPath="/journal"
      posts={posts.map((id) => ({
        id,
        path: `/journal/${id}`,
        title: '',
        excerpt: '',
        authorName: '',
        image: null,
        categories: [],
        publishedAt: null,
        commentCount: 0,
      }))}
      isEmpty={posts.length === 0}
      showExcerpts
      newerHref="/journal?page=1"
      olderHref="/journal?page=3"
      pageNumber={2}
      pageCount={3}
      dates={{ ...dates, language }}
      translate={siteTranslator(language)}
      isTop
      mode="page"
    />,
  );
}

it('speaks the language of the site: pages, empty lists, posts without a title [DATA-69]', () => {
  const german = list('de', ['a']);
  for (const text of [
    'Neuere Beiträge',
    'Ältere Beiträge',
    'Seite 2 von 3',
    'aria-label="Seiten"',
    '>Ohne Titel<',
  ]) {
    expect(german).toContain(text);
  }
  expect(list('fr', [])).toContain('Il n’y a encore rien ici.');
  for (const text of ['Newer posts', 'Older posts', 'Page 2 of 3', 'aria-label="Pages"', '>Untitled<']) {
    expect(list('en', ['a'])).toContain(text);
  }
});

it('speaks it around a post, too, with the plurals of the language [DATA-69]', () => {
  const item = {
    title: 'Eis',
    collection: { id: 'c', path: '/journal', title: 'Journal' },
    publishedAt: '2026-03-04T10:00:00.000Z',
    authorName: '',
    categories: [],
    tags: ['Winter'],
    featuredImage: null,
    previous: { path: '/a', title: 'A' },
    next: { path: '/b', title: 'B' },
  };
  const parts = { item, dates, translate, siteTitle: 'Haus', mode: 'page' } as const;
  const html = renderMarkup(<PostHeader {...parts} />) + renderMarkup(<PostFooter {...parts} />);
  for (const text of [
    '4. März 2026',
    'aria-label="Brotkrumen"',
    'aria-label="Schlagwörter"',
    'Vorheriger',
    'Nächster',
  ]) {
    expect(html).toContain(text);
  }
  const comments = ['1', '2'].map((id) => ({
    id: id as Id<'comment'>,
    parentId: null,
    authorName: '',
    isByMember: false,
    text: 'x',
    writtenAt: null,
    isRemoved: false,
    likes: 0,
    mark: null,
  }));
  const commented = (count: number, language: string) =>
    renderMarkup(
      <PostComments
        thread={{
          comments: comments.slice(0, count),
          count,
          pageNumber: 1,
          pageCount: 1,
          commenting: 'off',
          writers: 'anybody',
          hasLikes: false,
        }}
        documentId="post"
        dates={dates}
        translate={siteTranslator(language)}
      />,
    );
  expect(commented(1, 'de')).toContain('>1 Kommentar<');
  expect(commented(2, 'de')).toContain('>2 Kommentare<');
  expect(commented(2, 'de')).toContain('>Gast<');
  expect(commented(2, 'ar')).toContain('>تعليقان<');
});
