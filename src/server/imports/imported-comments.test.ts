import { expect, it } from 'vitest';
import type { WxrComment } from '#domain/wordpress/wxr-item.ts';
import { importedComments } from './imported-comments.ts';

function comment(id: string, changes: Partial<WxrComment> = {}): WxrComment {
  return {
    id,
    parentId: '0',
    author: 'Ann',
    authorEmail: '',
    authorUrl: '',
    content: `Text ${id}`,
    date: '2020-01-02 03:04:05',
    approved: '1',
    type: 'comment',
    ...changes,
  };
}

it('brings states, dates and parents; pingbacks and trackbacks are mentions [COMT-32]', () => {
  const made = importedComments(
    [
      comment('1'),
      comment('2', { approved: '0', parentId: '1' }),
      comment('3', { approved: 'spam' }),
      comment('4', { approved: 'trash' }),
      comment('5', { type: 'pingback' }),
      comment('6', { type: 'trackback' }),
    ],
    () => undefined,
  );
  expect(made.map(({ state, kind, body }) => [state, kind, body])).toEqual([
    ['approved', 'comment', 'Text 1'],
    ['pending', 'comment', 'Text 2'],
    ['spam', 'comment', 'Text 3'],
    ['deleted', 'comment', 'Text 4'],
    ['approved', 'pingback', 'Text 5'],
    ['approved', 'trackback', 'Text 6'],
  ]);
  expect(made[1]?.parentId).toBe(made[0]?.id);
  expect(made[0]?.createdAt).toBe('2020-01-02T03:04:05.000Z');
});
