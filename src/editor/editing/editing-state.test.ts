import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EDITING_STATES, nextEditingState } from './editing-state.ts';
import { createEditStore } from './edit-store.ts';
import { frameFit } from '../edit-mode/frame-fit.ts';
import { BlockIcon } from '../block-catalogue/block-icon.tsx';
import { BLOCKS } from '#blocks/registry.ts';

describe('editing states', () => {
  it('are five, entered and left as stated [EDIT-66] [EDIT-67] [EDIT-68] [EDIT-69] [EDIT-70] [EDIT-71]', () => {
    expect(EDITING_STATES).toEqual(['NOT_EDITING', 'PAGE', 'HEADER', 'FOOTER', 'SYNCED']);
    expect(nextEditingState('NOT_EDITING', 'edit')).toBe('PAGE');
    expect(nextEditingState('NOT_EDITING', 'enter-header')).toBe('NOT_EDITING');
    expect(nextEditingState('PAGE', 'enter-header')).toBe('HEADER');
    expect(nextEditingState('HEADER', 'enter-footer')).toBe('FOOTER');
    expect(nextEditingState('FOOTER', 'enter-page')).toBe('PAGE');
    expect(nextEditingState('PAGE', 'enter-synced')).toBe('SYNCED');
    expect(nextEditingState('NOT_EDITING', 'enter-synced')).toBe('NOT_EDITING');
    for (const state of EDITING_STATES) expect(nextEditingState(state, 'done')).toBe('NOT_EDITING');
  });

  it('leave the text when something else is selected', () => {
    const edit = createEditStore();
    edit.send('edit');
    edit.editTextOf('b1');
    edit.select({ kind: 'blocks', blockIds: ['b1'] });
    expect(edit.getState().textBlockId).toBe('b1');
    edit.select({ kind: 'section', sectionId: 's1' });
    expect(edit.getState().textBlockId).toBeNull();
  });
});

it('shows mobile at most 432 px and desktop from 433 px wide [EDIT-60] [EDIT-61] [EDIT-64]', () => {
  expect(frameFit('mobile', 1400)).toEqual({ width: 390, scale: 1, shownWidth: 390 });
  expect(frameFit('mobile', 360).width).toBe(360);
  expect(frameFit('desktop', 640)).toEqual({ width: 1280, scale: 0.5, shownWidth: 640 });
  expect(frameFit('desktop', 1500)).toEqual({ width: null, scale: 1, shownWidth: 1500 });
});

it('has an icon for every block type', () => {
  const drawn = (name: string) => renderToStaticMarkup(createElement(BlockIcon, { name }));
  const unknown = drawn('no such icon');
  expect(BLOCKS.filter(({ icon }) => drawn(icon) === unknown).map(({ type }) => type)).toEqual([]);
});
