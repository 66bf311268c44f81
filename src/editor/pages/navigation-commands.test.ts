import { describe, expect, it } from 'vitest';
import { applyOperations } from '#domain/documents/apply.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { addNavLink, moveNavLinks, removeNavLink } from './navigation-commands.ts';
import { navigationTree, type NavigationName } from './navigation-tree.ts';

function link(
  id: string,
  order: string,
  folderId: string | null = null,
  navigation: NavigationName = 'main',
): DocumentRecord {
  const target = id.startsWith('folder') ? { kind: 'folder' } : { kind: 'document', documentId: id };
  return { id, type: 'nav-link', navigation, order, folderId, target, title: '' };
}

const RECORDS: DocumentRecords = Object.fromEntries(
  [
    link('a', '1'),
    link('b', '2'),
    link('folder', '3'),
    link('c', '1', 'folder'),
    link('d', '2', 'folder'),
    link('e', '1', null, 'hidden'),
  ].map((record) => [record.id, record]),
);

function shape(records: DocumentRecords, navigation: NavigationName): string {
  return navigationTree(records, navigation)
    .map(({ link: each, children }) =>
      children.length === 0 ? each.id : `${each.id}(${children.map((child) => child.id).join(' ')})`,
    )
    .join(' ');
}

function moved(linkIds: string[], place: Parameters<typeof moveNavLinks>[2]): DocumentRecords {
  return applyOperations(RECORDS, moveNavLinks(RECORDS, linkIds, place).operations).records;
}

describe('navigation commands', () => {
  it.each([
    ['before a link', ['b'], { kind: 'before', linkId: 'a' }, 'b a folder(c d)', 'e'],
    ['after a link', ['a'], { kind: 'after', linkId: 'b' }, 'b a folder(c d)', 'e'],
    ['into a folder', ['a'], { kind: 'into', folderId: 'folder' }, 'b folder(c d a)', 'e'],
    ['out of a folder', ['c'], { kind: 'before', linkId: 'a' }, 'c a b folder(d)', 'e'],
    ['within a folder', ['d'], { kind: 'before', linkId: 'c' }, 'a b folder(d c)', 'e'],
    ['to the pages not linked', ['a'], { kind: 'end', navigation: 'hidden' }, 'b folder(c d)', 'e a'],
    [
      'several at once, in their order',
      ['a', 'b'],
      { kind: 'after', linkId: 'folder' },
      'folder(c d) a b',
      'e',
    ],
    [
      'a folder with what lies in it',
      ['folder'],
      { kind: 'end', navigation: 'hidden' },
      'a b',
      'e folder(c d)',
    ],
  ] as const)('moves %s [EDIT-36]', (_name, linkIds, place, main, hidden) => {
    const records = moved([...linkIds], place);
    expect(shape(records, 'main')).toBe(main);
    expect(shape(records, 'hidden')).toBe(hidden);
  });

  it('never puts a folder into a folder', () => {
    const records = applyOperations(
      RECORDS,
      addNavLink(RECORDS, 'folder2', { kind: 'folder' }, 'More').operations,
    ).records;
    const after = applyOperations(
      records,
      moveNavLinks(records, ['folder2'], { kind: 'into', folderId: 'folder' }).operations,
    ).records;
    expect(navigationTree(after, 'main').map((node) => node.link.id)).toContain('folder2');
  });

  it('keeps what lay in a folder that is removed', () => {
    const records = applyOperations(RECORDS, removeNavLink(RECORDS, 'folder').operations).records;
    expect(new Set(shape(records, 'main').split(' '))).toEqual(new Set(['a', 'b', 'c', 'd']));
  });
});
