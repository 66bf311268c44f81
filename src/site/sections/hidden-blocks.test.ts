import { expect, it } from 'vitest';
import type { PageDevice } from '#domain/pages/hidden-on.ts';
import { arrangeSection, type ArrangedElement } from '#site/arrangement/arranged-section.ts';

const block = (id: string, y: number, hiddenOn: readonly PageDevice[] = [], x = 0) => ({
  id,
  desktop: { x, y, w: 12, h: 4 },
  mobile: null,
  hiddenOn,
});
const arranged = (...blocks: readonly ReturnType<typeof block>[]) => arrangeSection(blocks, () => 'frame');
const idsOf = (elements: readonly ArrangedElement[]): readonly string[] =>
  elements.flatMap((element) => (element.kind === 'block' ? [element.id] : idsOf(element.children)));
const styleOf = (elements: readonly ArrangedElement[], id: string): ArrangedElement['style'] | undefined =>
  elements
    .map((element) =>
      element.kind === 'block'
        ? element.id === id
          ? element.style
          : undefined
        : styleOf(element.children, id),
    )
    .find((style) => style !== undefined);

it('closes up on desktops where a block is hidden there, and keeps its place on phones [EDIT-204]', () => {
  const shown = arranged(block('a', 0), block('c', 10));
  const withHidden = arranged(block('a', 0), block('h', 5, ['desktop']), block('c', 10));
  expect(styleOf(withHidden.children, 'c')?.['--d']).toBe(styleOf(shown.children, 'c')?.['--d']);
  expect(styleOf(withHidden.children, 'c')?.['--t']).toBe(styleOf(shown.children, 'c')?.['--t']);
  expect(idsOf(withHidden.children)).toEqual(['a', 'h', 'c']);
  const all = arranged(block('a', 0), block('h', 5), block('c', 10));
  for (const id of ['a', 'h', 'c']) {
    expect(styleOf(withHidden.children, id)?.['--m']).toBe(styleOf(all.children, id)?.['--m']);
  }
});

it('closes up on phones where a block is hidden there, and changes nothing on desktops [EDIT-204]', () => {
  const shown = arranged(block('a', 0), block('c', 10));
  const withHidden = arranged(block('a', 0), block('h', 5, ['mobile']), block('c', 10));
  expect(withHidden.style['--m-rows']).toBe(shown.style['--m-rows']);
  expect(styleOf(withHidden.children, 'c')?.['--m']).toBe(styleOf(shown.children, 'c')?.['--m']);
  expect(styleOf(withHidden.children, 'h')?.['--m']).toBeUndefined();
  const all = arranged(block('a', 0), block('h', 5), block('c', 10));
  expect(styleOf(withHidden.children, 'c')?.['--d']).toBe(styleOf(all.children, 'c')?.['--d']);
});

it('arranges phones where every block is hidden on desktops [EDIT-204]', () => {
  const { children } = arranged(block('a', 0, ['desktop']), block('b', 5, ['desktop']));
  expect(idsOf(children)).toEqual(['a', 'b']);
  expect(styleOf(children, 'a')?.['--m']).toBe('1/1/2/9');
});
