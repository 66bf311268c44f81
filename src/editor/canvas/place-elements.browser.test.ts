import { expect, it } from 'vitest';
import { generateArrangement } from '#domain/arrangement/testing/generate-arrangement.ts';
import { arrangeSection, type ArrangedElement } from '#site/arrangement/arranged-section.ts';
import { placeElements } from './place-elements.ts';

function arranged(seed: number): readonly ArrangedElement[] {
  const { blocks } = generateArrangement(seed);
  return arrangeSection(
    blocks.map(({ id, box, height }) => ({ id, desktop: box, mobile: null, height })),
    ({ height }) => height,
  ).children;
}

function outline(elements: readonly ArrangedElement[]): string {
  return elements.map((each) => (each.kind === 'block' ? each.id : `(${outline(each.children)})`)).join(' ');
}

function outlineOf(container: Element): string {
  return [...container.children].map((each) => each.id || `(${outlineOf(each)})`).join(' ');
}

it('puts every block into its group, whatever the arrangement was before [EDIT-178]', () => {
  const grid = document.createElement('div');
  document.body.append(grid);
  const elements = new Map<string, HTMLElement>();
  const elementOf = (id: string): HTMLElement => {
    const element = elements.get(id) ?? document.createElement('div');
    element.id = id;
    element.className = 'portico-block';
    elements.set(id, element);
    return element;
  };
  for (let seed = 0; seed < 300; seed += 1) {
    const next = arranged(seed);
    placeElements(grid, next, elementOf);
    expect(outlineOf(grid), `seed ${seed}`).toBe(outline(next));
  }
  grid.remove();
});
