import { describe, expect, it } from 'vitest';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { changedCode } from './changed-code.ts';

const block = (id: string, data: DocumentRecord[string]): DocumentRecord => ({ id, type: 'block', data });
const link = (id: string, href: string, entry = 'href') =>
  block(id, { link: { kind: 'url', [entry]: href } });
const runs = (id: string, code: string) => ({ ...block(id, {}), code });

const changed = (before: readonly DocumentRecord[], after: readonly DocumentRecord[]) => {
  const of = (records: readonly DocumentRecord[]): DocumentRecords =>
    Object.fromEntries(records.map((record) => [record.id, record]));
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [
    ...changedCode({ before: of(before), after: of(after), ids }, ({ code }) =>
      typeof code === 'string' ? code : '',
    ),
  ];
};

describe('what a change brings that runs', () => {
  it.each([
    'javascript:go()',
    ' JavaScript:go()',
    'java\nscript:go()',
    '\u0000\tj\u007favascript:go()',
    'javascript:',
  ])('a link with %j [LINK-30]', (href) => {
    for (const entry of ['href', 'url', 'src', 'imageUrl']) {
      expect(changed([], [link('a', href, entry)])).toEqual([href]);
    }
  });

  it.each(['https://example.test/javascript:', 'java', '', 'mailto:javascript@example.test', '/javascript'])(
    'not a link with %j',
    (href) => expect(changed([], [link('a', href)])).toEqual([]),
  );

  it('not a text that begins like one', () => {
    expect(changed([], [block('a', { title: 'JavaScript: an introduction' })])).toEqual([]);
  });

  it('what a block runs, what it runs instead, and that it runs nothing any more', () => {
    expect(changed([], [runs('a', 'x')])).toEqual(['x']);
    expect(changed([runs('a', 'x')], [runs('a', 'y')])).toEqual(['y']);
    expect(changed([runs('a', 'x')], [runs('a', '')])).toEqual(['']);
  });

  it('not what stays, is moved or removed [LINK-30]', () => {
    const all = [runs('a', 'x'), link('b', 'javascript:go()')];
    expect(changed(all, all)).toEqual([]);
    expect(changed(all, [{ ...runs('a', 'x'), order: 'V' }])).toEqual([]);
    expect(changed(all, [])).toEqual([]);
    expect(changed([link('b', 'javascript:go()')], [link('b', '/home')])).toEqual([]);
  });
});
