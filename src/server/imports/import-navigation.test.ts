import { expect, it } from 'vitest';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import type { MenuEntry } from '#domain/wordpress/menu-tree.ts';
import { navigationRecords } from './import-navigation.ts';

const entry = (number: number): MenuEntry => ({
  id: `e${number}`,
  parentId: '0',
  order: number,
  title: `Entry ${number}`,
  target: { kind: 'url', url: `https://example.org/${number}` },
});
const link = (number: number): DocumentRecord => ({
  id: `old-${number}`,
  type: 'nav-link',
  navigation: 'main',
  order: 'a',
  folderId: null,
  target: { kind: 'folder' },
  title: 'Old',
});

it('fills the navigation of a site to 500 links, and names what is left out', () => {
  const old = Object.fromEntries([0, 1, 2].map(link).map((record) => [record.id, record]));
  const entries = Array.from({ length: 499 }, (_, number) => entry(number + 1));
  const { added, notes } = navigationRecords(old, {
    menus: [{ slug: 'main-menu', name: 'Main menu', entries }],
    documentIds: new Set<DocumentId>(),
    topLevelIds: [],
    documentOfPost: () => null,
    titleOfPost: () => '',
    linkOfTerm: () => null,
    resolveLink: (href) => ({ kind: 'url', href, newWindow: false }),
  });
  expect(added).toHaveLength(497);
  expect(added.at(-1)).toMatchObject({ title: 'Entry 497' });
  expect(notes.map(({ english }) => english)).toEqual([
    'The navigation can hold 500 links and folders. Left out of it: “Entry 498”, “Entry 499”.',
  ]);
});
