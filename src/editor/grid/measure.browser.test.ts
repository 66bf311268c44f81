import { afterEach, expect, it, vi } from 'vitest';
import { createBlockLookup } from './block-lookup.ts';
import { dropSections } from './measure.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

const SECTIONS = ['one', 'two', 'three'];

it('measures the grid of a section when something comes to be over it, and once [EDIT-215]', () => {
  document.body.innerHTML = SECTIONS.map(
    (id) =>
      `<div data-section="${id}"><div class="portico-grid" data-of="${id}"><p class="portico-block" data-block="${id}-block"></p></div></div>`,
  ).join('');
  const measured: string[] = [];
  const read = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const { of, section } = (element as HTMLElement).dataset;
    measured.push(of ?? `section ${section}`);
    return read(element);
  });
  const sections = dropSections(document, { records: {}, sectionIds: SECTIONS, device: 'desktop' });
  expect(sections.map(({ sectionId }) => sectionId)).toEqual(SECTIONS);
  expect(measured).toEqual([]);
  const geometries = [sections[1]?.geometry, sections[1]?.geometry];
  expect(measured).toEqual(['two', 'section two']);
  expect(geometries[0]?.heights.has('two-block')).toBe(true);
  expect(geometries[0]).toBe(geometries[1]);
});

it('finds many blocks in one go through the page, of one that is shown twice the first [EDIT-215]', () => {
  document.body.innerHTML =
    '<p id="first" data-block="a"></p><p data-block="b"></p><p id="second" data-block="a"></p>';
  const asked = vi.spyOn(document, 'querySelectorAll');
  const blockOf = createBlockLookup(document);
  expect([blockOf('a')?.id, blockOf('b')?.dataset['block'], blockOf('c')]).toEqual(['first', 'b', null]);
  expect(asked).toHaveBeenCalledTimes(1);
});
