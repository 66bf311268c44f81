import { editFromDashboard } from './flows/editor.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import { untilStill } from './support/until-still.ts';

test('a dragged block snaps to what it is aligned with and shows the distance; Alt suspends it [EDIT-202]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const texts = canvas.locator('[data-section]').filter({ hasText: 'How we work' }).locator('[data-block]');
  await texts.nth(4).scrollIntoViewIfNeeded();
  await untilStill(texts.nth(4));
  const box = await texts.nth(4).boundingBox();
  const beside = await texts.nth(2).boundingBox();
  if (box === null || beside === null) throw new Error('The texts are not there.');
  await owner.mouse.move(box.x + 30, box.y + 30);
  await owner.mouse.down();
  await owner.mouse.move(box.x + 60, box.y + 60, { steps: 3 });
  await owner.mouse.move(box.x + 30, box.y + 34, { steps: 3 });
  const drop = canvas.locator('.drop');
  const guides = canvas.locator('.guide');
  await expect(guides.first()).toBeAttached();
  await expect.poll(async () => Math.round((await drop.boundingBox())?.y ?? 0)).toBe(Math.round(beside.y));
  // In px of the page, which is shown scaled down.
  const [left, right] = await texts.evaluateAll((all) => [
    all[4]?.parentElement?.getBoundingClientRect().left ?? 0,
    all[2]?.getBoundingClientRect().right ?? 0,
  ]);
  const gap = Math.round(left - right);
  await expect(canvas.locator('.distance').getByText(String(gap), { exact: true }).first()).toBeVisible();
  // The rows of the section are shown with its columns.
  await expect(canvas.locator('.columns')).toHaveCSS('background-size', /^100% [\d.]+px$/);
  await owner.keyboard.down('Alt');
  await owner.mouse.move(box.x + 31, box.y + 34);
  await expect(guides).toHaveCount(0);
  await owner.keyboard.up('Alt');
  await owner.mouse.move(box.x + 30, box.y + 34);
  await expect(guides.first()).toBeAttached();
  await owner.keyboard.press('Escape');
  await expect(drop).toHaveCount(0);
  await owner.mouse.up();
  expect((await texts.nth(4).boundingBox())?.y).toBe(box.y);
});
