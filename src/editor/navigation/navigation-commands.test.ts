import { describe, expect, it } from 'vitest';
import { applyOperations } from '#domain/documents/apply.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { addNavLink, moveNavLinks, pagesTakenOut, removeNavLink } from './navigation-commands.ts';
import { navigationTree, type NavigationName } from './navigation-tree.ts';

const P = `page-${'1'.repeat(24)}`;
const Q = `page-${'2'.repeat(24)}`;

function link(
  id: string,
  order: string,
  folderId: string | null = null,
  navigation: NavigationName = 'main',
): DocumentRecord {
  const target = id.startsWith('folder')
    ? { kind: 'folder' }
    : { kind: 'document', documentId: id.repeat(24) };
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

function moved(linkIds: string[], position: Parameters<typeof moveNavLinks>[2]): DocumentRecords {
  return applyOperations(RECORDS, moveNavLinks(RECORDS, linkIds, position, () => 'new').operations).records;
}

describe('navigation commands', () => {
  it.each([
    ['before a link', ['b'], { kind: 'before', linkId: 'a' }, 'b a folder(c d)', 'e'],
    ['after a link', ['a'], { kind: 'after', linkId: 'b' }, 'b a folder(c d)', 'e'],
    ['into a folder', ['a'], { kind: 'into', folderId: 'folder' }, 'b folder(c d a)', 'e'],
    ['out of a folder', ['c'], { kind: 'before', linkId: 'a' }, 'c a b folder(d)', 'e'],
    ['within a folder', ['d'], { kind: 'before', linkId: 'c' }, 'a b folder(d c)', 'e'],
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
  ] as const)('moves %s [EDIT-36]', (_name, linkIds, position, main, hidden) => {
    const records = moved([...linkIds], position);
    expect(shape(records, 'main')).toBe(main);
    expect(shape(records, 'hidden')).toBe(hidden);
  });

  it.each([
    ['to the end of the menu', { kind: 'end', navigation: 'main' }, 'a b folder(c d) new', 'e'],
    ['in front of a link', { kind: 'before', linkId: 'b' }, 'a new b folder(c d)', 'e'],
    ['into a folder', { kind: 'into', folderId: 'folder' }, 'a b folder(c d new)', 'e'],
    ['in front of a hidden link', { kind: 'before', linkId: 'e' }, 'a b folder(c d)', 'new e'],
    ['to where it stands', { kind: 'end', navigation: 'hidden' }, 'a b folder(c d)', 'e'],
    ['beside another one without a link', { kind: 'after', linkId: Q }, 'a b folder(c d)', 'e'],
  ] as const)('gives a page to which no link leads one, moved %s', (_name, position, main, hidden) => {
    const records = moved([P], position);
    expect(shape(records, 'main')).toBe(main);
    expect(shape(records, 'hidden')).toBe(hidden);
    const made = records['new'];
    expect(made === undefined || made['target']).toEqual(
      made === undefined ? true : { kind: 'document', documentId: '1'.repeat(24) },
    );
  });

  it.each([
    ['to the pages not linked', { kind: 'end', navigation: 'hidden' }],
    ['among pages without a link', { kind: 'before', linkId: Q }],
    ['in front of a hidden link', { kind: 'before', linkId: 'e' }],
  ] as const)('takes the link of a page away that is moved %s, and says whose it was', (_name, position) => {
    const command = moveNavLinks(RECORDS, ['c', 'e', 'a', P], position, () => 'new');
    const { records } = applyOperations(RECORDS, command.operations);
    expect([records['a'], records['c']]).toEqual([undefined, undefined]);
    expect(shape(records, 'main')).toBe('b folder(d)');
    expect(pagesTakenOut(RECORDS, command)).toEqual(['a'.repeat(24), 'c'.repeat(24)]);
  });

  it('keeps a link to an address that is moved to the pages not linked, and pages in a folder there', () => {
    const target = { kind: 'link', link: { kind: 'url', href: 'https://example.org', newWindow: false } };
    const records = {
      ...RECORDS,
      web: { ...link('web', '4'), target },
      folder2: link('folder2', '2', null, 'hidden'),
    };
    const position = { kind: 'end', navigation: 'hidden' } as const;
    const toEnd = moveNavLinks(records, ['web'], position, () => 'new');
    expect(applyOperations(records, toEnd.operations).records['web']).toMatchObject({ navigation: 'hidden' });
    const into = moveNavLinks(records, ['a'], { kind: 'into', folderId: 'folder2' }, () => 'new');
    const after = applyOperations(records, into.operations).records;
    expect(after['a']).toMatchObject({ navigation: 'hidden', folderId: 'folder2' });
    expect([...pagesTakenOut(records, toEnd), ...pagesTakenOut(records, into)]).toEqual([]);
  });

  it('never puts a folder into a folder', () => {
    const records = applyOperations(
      RECORDS,
      addNavLink(RECORDS, 'folder2', { kind: 'folder' }, 'More').operations,
    ).records;
    const after = applyOperations(
      records,
      moveNavLinks(records, ['folder2'], { kind: 'into', folderId: 'folder' }, () => 'new').operations,
    ).records;
    expect(navigationTree(after, 'main').map((node) => node.link.id)).toContain('folder2');
  });

  it('keeps what lay in a folder that is removed', () => {
    const records = applyOperations(RECORDS, removeNavLink(RECORDS, 'folder').operations).records;
    expect(new Set(shape(records, 'main').split(' '))).toEqual(new Set(['a', 'b', 'c', 'd']));
  });
});
