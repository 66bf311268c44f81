import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { mount } from './behaviour.ts';
import { accordion } from './index.ts';
import { accordionDefaults, type AccordionData } from './schema.ts';

let mounted: MountedBlock | undefined;
afterEach(() => mounted?.unmount());

function show(changes: Partial<AccordionData> = {}, isMotionReduced = true) {
  mounted = mountBlock(accordion, { ...accordionDefaults(), ...changes }, mount, { isMotionReduced });
  const items = [...mounted.root.querySelectorAll('details')];
  const heading = (index: number) => {
    const summary = items[index]?.querySelector('summary');
    if (summary === null || summary === undefined) throw new Error('no heading');
    return summary;
  };
  return { heading, open: () => items.map((item) => item.open), items };
}

/** When nothing slides any more: what slides is cut off meanwhile. */
async function settled(): Promise<void> {
  const contents = [...document.querySelectorAll<HTMLElement>('.accordion-content')];
  await expect.poll(() => contents.every((content) => content.style.overflow === '')).toBe(true);
}

it('starts closed, or with the first item open [BLK-11]', () => {
  expect(show().open()).toEqual([false, false, false]);
  mounted?.unmount();
  expect(show({ firstItemExpanded: true }).open()).toEqual([true, false, false]);
});

it('opens and closes by its heading, by click and by key [BLK-07] [BLK-14]', async () => {
  const { heading, open } = show();
  await userEvent.click(heading(1));
  expect(open()).toEqual([false, true, false]);
  expect([heading(1).ariaExpanded, heading(0).ariaExpanded]).toEqual(['true', 'false']);
  heading(1).focus();
  await userEvent.keyboard('{Enter}');
  expect(open()).toEqual([false, false, false]);
  await userEvent.keyboard(' ');
  expect(open()).toEqual([false, true, false]);
});

it.each([
  [false, [false, true, false], 'BLK-09'],
  [true, [true, true, false], 'BLK-10'],
] as const)(
  'with several allowed %s: %j after opening two [%s]',
  async (allowMultipleOpen, expected, _id) => {
    const { heading, open } = show({ allowMultipleOpen });
    await userEvent.click(heading(0));
    await userEvent.click(heading(1));
    expect(open()).toEqual(expected);
  },
);

it('takes 250 ms, and ignores clicks meanwhile in the whole block [BLK-08] [BLK-12] [BLK-13]', async () => {
  const { heading, open, items } = show({}, false);
  heading(0).click();
  const heights = () =>
    items.map((item) =>
      (item.querySelector('.accordion-content')?.getAnimations() ?? []).map(({ effect }) => [
        effect?.getTiming().duration,
        effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.['height'] === '0px'
          ? 'opens'
          : 'closes',
      ]),
    );
  expect(heights()).toEqual([[[250, 'opens']], [], []]);
  heading(1).click();
  heading(0).click();
  await settled();
  expect(open()).toEqual([true, false, false]);
  heading(1).click();
  expect(heights()).toEqual([[[250, 'closes']], [[250, 'opens']], []]);
  await settled();
  await expect.poll(open).toEqual([false, true, false]);
});

it('tells its state and what it opens, and keeps closed content from Tab [BLK-14]', async () => {
  const link = { type: 'link', attrs: { href: 'https://example.com/', newWindow: false } };
  const content = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'More', marks: [link] }] }],
  } as unknown as AccordionData['items'][number]['content'];
  const { heading, items } = show({
    items: [
      { title: 'One', content },
      { title: 'Two', content },
    ],
  });
  for (const item of items)
    item.querySelector('.accordion-content')?.append(document.createElement('button'));
  const inside = items[0]?.querySelector('.accordion-content');
  expect([heading(0).ariaExpanded, heading(0).getAttribute('aria-controls')]).toEqual(['false', inside?.id]);
  expect(heading(0).querySelector('h3')?.textContent).toBe('One');
  heading(0).focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(heading(1));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}{Tab}');
  expect(document.activeElement).toBe(inside?.querySelector('button'));
  document.documentElement.lang = 'en';
  const { violations } = await axe.run(mounted?.root ?? document, {
    rules: { 'color-contrast': { enabled: false }, 'button-name': { enabled: false } },
  });
  expect(violations.map((each) => each.id)).toEqual([]);
});

it('is readable and works without scripts [BLK-14]', () => {
  const { items } = show();
  mounted?.unmount();
  expect(items[0]?.querySelector('summary + .accordion-content')?.textContent).not.toBe('');
  expect(new Set(items.map((item) => item.name)).size).toBe(1);
});
