import axe from 'axe-core';
import { createElement } from 'react';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { mount } from './behaviour.ts';
import { menu } from './index.ts';
import { menuDefaults } from './schema.ts';

let mounted: MountedBlock | undefined;
afterEach(() => mounted?.unmount());

function show(text = `${menuDefaults().text}\n\nWine\n====\n\nRed\n$5`) {
  mounted = mountBlock(menu, { ...menuDefaults(), text }, mount);
  const { root } = mounted;
  const tabs = [...root.querySelectorAll<HTMLElement>('.menu-tab')];
  return {
    root,
    tabs,
    selected: () => tabs.findIndex((tab) => tab.ariaSelected === 'true'),
    visible: () =>
      [...root.querySelectorAll<HTMLElement>('.menu-panel')].map((panel) => panel.checkVisibility()),
    focused: () => tabs.findIndex((tab) => tab === document.activeElement),
  };
}

it('shows its menus as tabs, the first one selected, one panel visible [BLK-15] [BLK-22]', async () => {
  const { root, tabs, selected, visible } = show();
  expect(tabs.map((tab) => tab.role)).toEqual(['tab', 'tab', 'tab']);
  const panels = [...root.querySelectorAll<HTMLElement>('.menu-panel')];
  expect([root.querySelector('.menu-tabs')?.role, panels.map((panel) => panel.role)]).toEqual([
    'tablist',
    ['tabpanel', 'tabpanel', 'tabpanel'],
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual(panels.map((panel) => panel.id));
  expect(tabs.map((tab) => tab.ariaSelected)).toEqual(['true', 'false', 'false']);
  expect([selected(), visible()]).toEqual([0, [true, false, false]]);
  const { violations } = await axe.run(root, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map((each) => each.id)).toEqual([]);
});

it('selects by click, Enter and Space; arrows move the focus around the ends [BLK-16] [BLK-17] [BLK-18] [BLK-19] [BLK-20] [BLK-21]', async () => {
  const { tabs, selected, focused, visible } = show();
  await userEvent.click(tabs[1] as HTMLElement);
  expect([selected(), visible()]).toEqual([1, [false, true, false]]);
  await userEvent.keyboard('{ArrowRight}');
  expect([focused(), selected()]).toEqual([2, 1]);
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe(0);
  await userEvent.keyboard('{Enter}');
  expect(selected()).toBe(0);
  await userEvent.keyboard('{ArrowLeft}');
  expect([focused(), selected()]).toEqual([2, 0]);
  await userEvent.keyboard(' ');
  expect([focused(), selected(), visible()]).toEqual([2, 2, [false, false, true]]);
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe(1);
});

it('keeps the order of headings when its tabs show the titles', async () => {
  const { root } = show('Lunch\n=====\n\nStarters\n--------\n\nSoup\n$5\n\nDrinks\n======\n\nTea\n$3');
  document.documentElement.lang = 'en';
  root.insertAdjacentHTML('afterbegin', '<h1>Page</h1><h2>A menu</h2>');
  const { violations } = await axe.run(root, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.html}`))).toEqual([]);
  const title = root.querySelector<HTMLElement>('.menu-title');
  expect([title?.offsetWidth, title?.offsetHeight]).toEqual([1, 1]);
});

it('follows the page where it reads from right to left [BLK-19]', async () => {
  const { root, tabs, focused } = show();
  root.dir = 'rtl';
  tabs[0]?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe(1);
});

it('is all there without scripts: links lead to menus below each other [BLK-22]', () => {
  const { root, tabs, visible } = show();
  mounted?.unmount();
  document.body.append(root);
  expect(
    tabs.map((tab) => [tab.role, root.querySelector(tab.getAttribute('href') ?? '')?.className]),
  ).toEqual(tabs.map(() => [null, 'menu-panel']));
  root.querySelector('style')?.remove();
  expect(visible()).toEqual([true, true, true]);
  root.remove();
});

it('shows no tabs for a single menu [BLK-22]', () => {
  const { root, tabs, visible } = show('Red\n$5');
  expect([tabs.length, root.querySelector('[role=tablist]'), visible()]).toEqual([0, null, [true]]);
});

it('shows all of its menus on the canvas, where nothing makes tabs of them', () => {
  const root = document.createElement('div');
  const context = testBlockContext({ mode: 'canvas' });
  const data = { ...menuDefaults(), text: `${menuDefaults().text}\n\nWine\n====\n\nRed\n$5` };
  root.innerHTML = `<style>${menu.styles}</style>${renderMarkup(createElement(menu.render, { id: TEST_BLOCK_ID, data, context }))}`;
  document.body.append(root);
  const panels = [...root.querySelectorAll<HTMLElement>('.menu-panel')];
  expect(panels.map((panel) => panel.checkVisibility())).toEqual([true, true, true]);
  root.remove();
});
