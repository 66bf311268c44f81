import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BlockRenderProps } from '../define-block.ts';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { mount } from './behaviour.ts';
import { code } from './index.ts';
import { CodeBlock } from './render.tsx';
import type { CodeData } from './schema.ts';

let shown: MountedBlock | undefined;
const ran = () => Reflect.get(window, 'ran') as string[];

beforeEach(() => {
  Reflect.set(window, 'ran', []);
  document.documentElement.lang = 'en';
  document.title = 'Page';
});
afterEach(() => {
  shown?.unmount();
  Reflect.deleteProperty(window, 'ran');
});

const scriptAt = (text: string) => `data:text/javascript,${encodeURIComponent(`window.ran.push('${text}')`)}`;

/** A code block as a site that asks its visitors shows it. */
function show(data: Partial<CodeData>): MountedBlock {
  const render = (props: BlockRenderProps<CodeData>) =>
    CodeBlock({ ...props, context: { ...props.context, asksConsent: true } });
  shown = mountBlock({ ...code, render }, { ...code.defaults(), display: 'run' as const, ...data }, mount);
  return shown;
}

it('runs held code in its order once the visitor has accepted [CONS-63]', async () => {
  const source = `<p>Ours</p><script src="${scriptAt('first')}"></script><script>window.ran.push('second')</script>`;
  const { giveConsent, root } = show({ source, isTracking: true });
  expect([ran(), root.querySelector('p')]).toEqual([[], null]);
  giveConsent();
  await expect.poll(ran).toEqual(['first', 'second']);
  expect(root.querySelector('p')?.textContent).toBe('Ours');
});

it('shows what a visitor asks for, by keyboard as well, and keeps the focus there [CONS-63]', async () => {
  const source = `<p>From https://elsewhere.example</p><script>window.ran.push('asked')</script>`;
  const { root, giveConsent } = show({ source });
  const { violations } = await axe.run(root);
  expect(violations.map(({ id }) => id)).toEqual([]);
  page.getByRole('button', { name: 'Show content' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(ran).toEqual(['asked']);
  expect(root.contains(document.activeElement)).toBe(true);
  giveConsent();
  expect(ran()).toEqual(['asked']);
});

it('does not let held code write the page away [CONS-63]', async () => {
  const { giveConsent, reports } = show({
    language: 'javascript',
    source: `document.write('<p id="gone">gone</p>'); window.ran.push('written')`,
    isTracking: true,
  });
  giveConsent();
  await expect.poll(ran).toEqual(['written']);
  expect(document.querySelector('#gone')).toBeNull();
  expect(reports).toEqual(['document.write has no place in code that waited for consent']);
});

it('leaves code alone that waits for nothing', () => {
  const { root } = show({ source: '<p>Ours</p>' });
  expect(root.querySelector('p')?.textContent).toBe('Ours');
});
