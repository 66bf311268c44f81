import { describe, expect, it } from 'vitest';
import { withFootnotes } from './footnotes.ts';
import { chooseMainMenu, menuBranches, type Menu, type MenuEntry } from './menu-tree.ts';
import { pageUrlNames, urlNamePartOf } from './page-url-names.ts';
import { isoDateOf, postStateOf } from './post-state.ts';

it.each([
  ['publish', '', 'published', true],
  ['publish', 'word', 'private', false],
  ['future', '', 'scheduled', false],
  ['pending', '', 'needs-review', false],
  ['draft', '', 'draft', false],
  ['private', '', 'private', false],
  ['trash', '', 'deleted', false],
  ['of-a-plugin', '', 'draft', false],
  ['constructor', '', 'draft', false],
])('maps the state %s with password “%s” to %s', (status, password, workflowState, isLive) => {
  expect(postStateOf({ status, password })).toEqual({ workflowState, isLive });
});

it('reads dates as UTC, and none of what is no date', () => {
  expect(isoDateOf('2012-01-02 03:04:05')).toBe('2012-01-02T03:04:05.000Z');
  const none = ['', '0000-00-00 00:00:00', '0000-01-01 00:00:00', '2020-13-45 99:00:00', 'soon'];
  expect(none.map(isoDateOf)).toEqual(none.map(() => null));
});

describe('addresses', () => {
  const page = (postId: string, slug: string, parentId = '0') => ({
    postId,
    slug,
    parentId,
    title: `Title ${postId}`,
  });

  it('carry those of the pages above, circles and missing parents left away', () => {
    const pages = [
      page('1', 'about'),
      page('2', 'team', '1'),
      page('3', 'a', '4'),
      page('4', 'b', '3'),
      page('5', 'c', '99'),
    ];
    const names = pageUrlNames(pages, () => false);
    expect(pages.map((each) => names.get(each))).toEqual(['about', 'about/team', 'b/a', 'b', 'c']);
  });

  it('get a number where they are taken, and an ending where they are reserved [MEMB-08]', () => {
    const names = pageUrlNames(
      [
        page('1', 'about'),
        page('2', 'about'),
        page('3', 'cart'),
        page('4', 'account'),
        page('5', 'plans', '4'),
      ],
      (name) => name === 'about',
    );
    expect([...names.values()]).toEqual([
      'about-2',
      'about-3',
      'cart-page',
      'account-page',
      'account-page/plans',
    ]);
  });

  it('leave pages that are here already where they are, and put new ones below them', () => {
    const pages = [
      page('1', 'about'),
      page('2', 'about'),
      page('3', 'team', '2'),
      page('4', 'map', '5'),
      page('5', 'b'),
    ];
    const here = new Map([
      ['2', 'about'],
      ['5', ''],
    ]);
    const names = pageUrlNames(
      pages,
      (name) => name === 'about',
      ({ postId }) => here.get(postId) ?? null,
    );
    expect(pages.map((each) => names.get(each))).toEqual(['about-2', 'about', 'about/team', 'map', '']);
  });

  it('are each their own where two pages have one id, and stand alone where the whole is too long', () => {
    const pages = [page('1', 'a'), page('1', 'b'), page('2', 'x'.repeat(145)), page('3', 'below', '2')];
    expect([...pageUrlNames(pages, () => false).values()]).toEqual(['a', 'b', 'x'.repeat(145), 'below']);
  });

  it('are numbered on, however many are wanted twice, and however deep pages lie', () => {
    let asked = 0;
    const same = Array.from({ length: 3000 }, (_, index) => page(`n${index}`, 'same'));
    const names = pageUrlNames(same, () => {
      asked += 1;
      return false;
    });
    expect([...names.values()].at(-1)).toBe('same-3000');
    expect(asked).toBeLessThan(3 * 3000);
    const deep = Array.from({ length: 20_000 }, (_, index) => page(String(index), 'a', String(index + 1)));
    expect(new Set(pageUrlNames(deep, () => false).values()).size).toBe(20_000);
  });

  it.each([
    ['%ce%b5%cf%80%ce%af', 'επί'],
    ['Old_Slug', 'old_slug'],
    ['', 'title-1'],
  ])('make %j into %s', (slug, expected) => {
    expect(urlNamePartOf({ postId: '1', slug, title: 'Title 1' })).toBe(expected);
  });
});

describe('menus', () => {
  const entry = (id: string, parentId = '0', kind: 'post' | 'url' = 'post'): MenuEntry => ({
    id,
    parentId,
    order: Number(id),
    title: '',
    target: kind === 'post' ? { kind, postId: id } : { kind, url: '#' },
  });
  const menu = (slug: string, ...entries: readonly MenuEntry[]): Menu => ({ slug, name: slug, entries });

  it('are chosen by name, then the short one with folders', () => {
    const flat = menu('all', entry('1'), entry('2'), entry('3'));
    const folders = menu('short', entry('1'), entry('2', '1'), entry('3'), entry('4'));
    const social = menu('social', entry('9', '0', 'url'));
    expect(chooseMainMenu([social, flat, folders])?.slug).toBe('short');
    expect(chooseMainMenu([folders, menu('primary', entry('1'))])?.slug).toBe('primary');
    expect(chooseMainMenu([social])).toBeNull();
  });

  it('are read in one go, however long a chain of entries is', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) => entry(String(index + 1), String(index)));
    const [branch, ...others] = menuBranches(menu('m', ...chain));
    expect([branch?.below.length, others.length]).toEqual([19_999, 0]);
  });

  it('have folders one level deep; circles end', () => {
    const branches = menuBranches(
      menu('m', entry('1'), entry('2', '1'), entry('3', '2'), entry('4', '5'), entry('5', '4')),
    );
    expect(branches.map((branch) => [branch.entry.id, branch.below.map((each) => each.id)])).toEqual([
      ['1', ['2', '3']],
    ]);
  });
});

it('puts footnotes in their place', () => {
  const meta = { footnotes: '[{"content":"A <em>note</em>","id":"1"}]' };
  expect(withFootnotes('x<!-- wp:footnotes /-->', meta)).toContain('<ol><li>A <em>note</em></li></ol>');
  expect(withFootnotes('x<!-- wp:footnotes /-->', { footnotes: '{' })).toBe('x<!-- wp:footnotes /-->');
});
