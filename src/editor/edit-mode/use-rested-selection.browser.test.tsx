import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countRender, renderCounts, resetRenderCounts } from '../canvas/render-counter.ts';
import { createEditStore, type EditStore } from '../editing/edit-store.ts';
import { useRestedSelection } from './use-rested-selection.ts';

let edit: EditStore;
let host: HTMLElement;
let root: Root;

function Panel() {
  countRender('panel');
  const selection = useRestedSelection(edit);
  return selection.kind === 'blocks' ? selection.blockIds.join(' ') : selection.kind;
}

const select = (...blockIds: readonly string[]) => act(async () => edit.select({ kind: 'blocks', blockIds }));

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  edit = createEditStore();
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  await act(async () => root.render(<Panel />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.useRealTimers();
});

it('draws the panel for one block, and for the second one, at once', async () => {
  await select('a');
  expect(host.textContent).toBe('a');
  await select('a', 'b');
  expect(host.textContent).toBe('a b');
});

it('draws no panel while further blocks are selected, and one when no more are [EDIT-215]', async () => {
  await select('a', 'b');
  resetRenderCounts();
  await select('a', 'b', 'c');
  await select('a', 'b', 'c', 'd');
  await select('a', 'b', 'c', 'd', 'e');
  expect([renderCounts().get('panel') ?? 0, host.textContent]).toEqual([0, 'a b']);
  await act(async () => vi.runAllTimers());
  expect([renderCounts().get('panel') ?? 0, host.textContent]).toEqual([1, 'a b c d e']);
});

it('is of what is selected as soon as somebody turns to it', async () => {
  await select('a', 'b');
  await select('a', 'b', 'c');
  await act(async () => host.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  expect(host.textContent).toBe('a b c');
});

it('follows at once when several are selected no more', async () => {
  await select('a', 'b');
  await select('a', 'b', 'c');
  await act(async () => edit.select({ kind: 'page' }));
  expect(host.textContent).toBe('page');
  await act(async () => vi.runAllTimers());
  expect(host.textContent).toBe('page');
});
