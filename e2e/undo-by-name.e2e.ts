import { publishAll } from './flows/documents.ts';
import type { FrameLocator } from '@playwright/test';
import { editFromDashboard, selectBlock, typeInto, untilSaved } from './flows/editor.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('two moves with another act or a pause between them are two steps of undo [EDIT-210]', async ({
  freshOwner: owner,
  portico,
}) => {
  await owner.clock.install();
  const canvas = await editFromDashboard(owner, portico);
  const button = canvas.locator('main').getByRole('group', { name: 'Button' }).last();
  const left = () => button.evaluate((element) => element.getBoundingClientRect().left);
  await selectBlock(owner, button);
  const start = await left();
  await owner.keyboard.press('ArrowRight');
  await owner.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(start);
  const moved = await left();
  await owner.clock.fastForward(1000);
  await owner.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(moved);
  await owner.keyboard.press('Control+z');
  await expect.poll(left).toBe(moved);
  await owner.keyboard.press('Control+z');
  await expect.poll(left).toBe(start);

  // Another act between, however fast.
  await owner.keyboard.press('ArrowRight');
  await owner.keyboard.press('Shift+ArrowLeft');
  await owner.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(start);
  for (const name of ['Move block', 'Resize block', 'Move block']) {
    await expect(owner.getByRole('button', { name: `Undo: ${name}` })).toBeEnabled();
    await owner.keyboard.press('Control+z');
  }
  await expect.poll(left).toBe(start);
  // Else the page's undo begins with these steps where the next test opens it.
  await untilSaved(owner);
});

test('undo names what was saved in another panel, and offers it again [EDIT-210]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('button', { name: 'Actions of Studio' }).click();
  await owner.getByRole('menuitem', { name: 'Move to not linked' }).click();
  const main = owner.getByRole('treegrid', { name: 'Main navigation' });
  await expect(main.getByRole('row', { name: 'Studio', exact: true })).toHaveCount(0);

  // The footer is in the same document: its undo would take the arrangement back unseen.
  await owner.getByRole('button', { name: 'Edit', exact: true }).click();
  const footer = canvas.locator('[data-part="footer"]');
  await footer.scrollIntoViewIfNeeded();
  await footer.hover({ force: true });
  await canvas.getByRole('button', { name: 'Edit footer' }).click();
  await owner.getByRole('button', { name: /^Undo: Move in navigation/ }).click();
  await expect(
    owner.getByRole('region', { name: 'notification' }).getByText('Undone: Move in navigation'),
  ).toBeVisible();
  await owner.getByRole('button', { name: 'Redo', exact: true }).last().click();
  await untilSaved(owner);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(main.getByRole('row', { name: 'Work', exact: true })).toBeVisible();
  await expect(main.getByRole('row', { name: 'Studio', exact: true })).toHaveCount(0);
});

/** What stands on the page of the canvas: sections and blocks in order, their looks, texts and places. */
function shownOn(canvas: FrameLocator): Promise<readonly object[]> {
  return canvas.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('[data-section], [data-block]')].map((element) => {
      const box = element.getBoundingClientRect();
      const top = main.getBoundingClientRect().top;
      return {
        id: element.dataset['block'] ?? element.dataset['section'],
        text: element.textContent,
        theme: element.dataset['theme'],
        hidden: element.dataset['hidden'],
        style: element.getAttribute('style'),
        box: [box.left, box.top - top, box.width, box.height].map(Math.round),
      };
    }),
  );
}

test('twenty different acts are taken back one by one, and the page is as it was at the start [EDIT-72] [EDIT-209] [EDIT-210]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  // What the tests before left changed is live, too: nothing differs at the start.
  await publishAll(owner);
  const { keyboard } = owner;
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  const section = canvas.locator('[data-section]').filter({ hasText: 'How we work' }).first();
  const texts = section.locator('[data-block]');
  const last = canvas.locator('main [data-section]').last();
  const undo = owner.getByRole('button', { name: /^Undo/ });
  const before = await shownOn(canvas);
  const gather = async (): Promise<void> => {
    await selectBlock(owner, texts.nth(1));
    await texts.nth(2).click({ modifiers: ['Shift'] });
    await canvas.getByRole('toolbar', { name: '2 blocks selected' }).waitFor();
  };
  const ofSection = async (label: string): Promise<void> => {
    await last.click({ position: { x: 6, y: 20 } });
    await canvas.getByRole('button', { name: label }).click();
  };
  const acts: readonly (readonly [string, () => Promise<void>])[] = [
    ['Edit text', () => typeInto(owner, canvas, texts.nth(1), ' More.')],
    [
      'Move block',
      async () => {
        await keyboard.press('Escape');
        await selectBlock(owner, texts.nth(3));
        await keyboard.press('ArrowDown');
      },
    ],
    ['Resize block', () => keyboard.press('Shift+ArrowLeft')],
    ['Duplicate block', () => keyboard.press('Control+d')],
    ['Delete block', () => keyboard.press('Delete')],
    [
      'Add quote',
      async () => {
        await selectBlock(owner, texts.nth(1));
        await keyboard.press('a');
        await owner.getByRole('dialog', { name: 'Add a block' }).waitFor();
        await keyboard.type('quot');
        await keyboard.press('Enter');
      },
    ],
    [
      'Change padding',
      async () => {
        await selectBlock(owner, texts.nth(1));
        await panel.getByText('Design', { exact: true }).click();
        await panel.getByRole('slider', { name: 'Padding' }).fill('24');
      },
    ],
    ['Change shadow', () => panel.getByRole('radiogroup', { name: 'Shadow' }).getByText('Medium').click()],
    [
      'Hide on phones',
      async () => {
        await selectBlock(owner, texts.nth(2));
        await panel.getByText('Show on phones').click();
      },
    ],
    [
      'Align blocks',
      async () => {
        await gather();
        await panel.getByRole('button', { name: 'Align top' }).click();
      },
    ],
    ['Group blocks', () => canvas.getByRole('button', { name: 'Group', exact: true }).click()],
    ['Move blocks', () => keyboard.press('ArrowDown')],
    ['Ungroup blocks', () => keyboard.press('Control+Shift+g')],
    [
      'Paste blocks',
      async () => {
        await keyboard.press('Control+c');
        await keyboard.press('Control+v');
      },
    ],
    ['Duplicate section', () => ofSection('Duplicate section')],
    ['Move section up', () => ofSection('Move section up')],
    ['Delete section', () => ofSection('Delete section')],
    [
      'Add section Statement',
      async () => {
        await ofSection('Add section');
        const catalogue = owner.getByRole('dialog', { name: 'Add a section' }).frameLocator('iframe');
        await catalogue.getByRole('button', { name: 'Statement' }).click();
      },
    ],
    [
      'Change section colors',
      () => panel.getByRole('radio', { name: 'Black', exact: true }).click({ force: true }),
    ],
    [
      'Resize block on mobile',
      async () => {
        await owner.getByRole('radio', { name: 'Mobile' }).check({ force: true });
        await selectBlock(owner, texts.nth(1));
        await keyboard.press('Shift+ArrowLeft');
      },
    ],
  ];
  const names = acts.map(([name]) => `Undo: ${name}`);
  expect(new Set(names).size).toBe(20);
  for (const [name, act] of acts) {
    await act();
    await expect(undo).toHaveAttribute('aria-label', `Undo: ${name}`);
  }
  await owner.getByRole('radio', { name: 'Desktop' }).check({ force: true });
  for (const name of names.toReversed()) {
    await expect(undo).toHaveAttribute('aria-label', name);
    await undo.click();
  }
  await expect(undo).toBeDisabled();
  await expect.poll(() => shownOn(canvas)).toEqual(before);
  await untilSaved(owner);
  await owner.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(owner.getByText('Everything is live')).toBeVisible();
});
