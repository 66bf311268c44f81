import type { Locator, Page } from '@playwright/test';
import { canvasOf, startEditing } from '../flows/editor.ts';
import type { Random } from './random.ts';

/** What a person who knows no purpose does next; none of it may lose or break anything. */
export interface MonkeyAction {
  readonly name: string;
  /** How often it is chosen, beside the others. */
  readonly weight: number;
  readonly act: (page: Page, random: Random) => Promise<void>;
}

const SHORT_MS = 1_500;
const WORDS = ['Clay', 'kiln 🏺', 'open on Sundays', 'مرحبا بكم', '日本語', 'a–b', '<b>not bold</b>', '$&'];

const blocksOf = (page: Page): Locator => canvasOf(page).locator('main [data-block]');

async function someBlock(page: Page, random: Random): Promise<Locator | null> {
  const count = await blocksOf(page).count();
  return count === 0 ? null : blocksOf(page).nth(random.between(0, count - 1));
}

/** Selects a block as the keyboard does. */
async function select(page: Page, random: Random): Promise<Locator | null> {
  await page.keyboard.press('Escape');
  const block = await someBlock(page, random);
  await block?.focus({ timeout: SHORT_MS });
  return block;
}

const key = (name: string, weight: number, keys: readonly string[]): MonkeyAction => ({
  name,
  weight,
  async act(page, random) {
    await select(page, random);
    for (let times = random.between(1, 4); times > 0; times -= 1)
      await page.keyboard.press(random.pick(keys));
  },
});

/** Leaves whatever is open: dialogs, menus, texts, panels. */
export async function leaveAll(page: Page): Promise<void> {
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape');
}

export const ACTIONS: readonly MonkeyAction[] = [
  {
    name: 'types in a block',
    weight: 6,
    async act(page, random) {
      const block = await someBlock(page, random);
      await block?.click({
        timeout: SHORT_MS,
        position: { x: random.between(4, 30), y: random.between(4, 12) },
      });
      await page.keyboard.type(random.pick(WORDS));
      if (random.next() < 0.4) await page.keyboard.press('Enter');
      if (random.next() < 0.3) await page.keyboard.press('Control+b');
      await page.keyboard.type(` ${random.pick(WORDS)}`);
      if (random.next() < 0.7) await page.keyboard.press('Escape');
    },
  },
  {
    name: 'drags a block',
    weight: 5,
    async act(page, random) {
      await select(page, random);
      const grip = canvasOf(page).getByRole('button', { name: 'Drag to move' });
      const box = await grip.boundingBox({ timeout: SHORT_MS });
      if (box === null) return;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + random.between(-300, 300), y + random.between(-250, 250), { steps: 6 });
      if (random.next() < 0.15) await page.keyboard.press('Escape');
      await page.mouse.up();
    },
  },
  key('moves a block by keys', 4, ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']),
  key('changes the size of a block', 3, [
    'Shift+ArrowUp',
    'Shift+ArrowDown',
    'Shift+ArrowLeft',
    'Shift+ArrowRight',
  ]),
  key('moves a section', 1, ['Alt+ArrowUp', 'Alt+ArrowDown']),
  key('duplicates or lays over', 2, ['Control+d', 'Control+]', 'Control+[']),
  key('deletes a block', 1, ['Delete']),
  key('copies and pastes', 1, ['Control+c', 'Control+v']),
  {
    name: 'undoes and redoes',
    weight: 5,
    async act(page, random) {
      await select(page, random);
      for (let times = random.between(1, 5); times > 0; times -= 1) {
        await page.keyboard.press(random.next() < 0.7 ? 'Control+z' : 'Control+Shift+z');
      }
    },
  },
  {
    name: 'selects several and moves them',
    weight: 2,
    async act(page, random) {
      await select(page, random);
      for (let times = random.between(1, 3); times > 0; times -= 1) {
        const block = await someBlock(page, random);
        await block?.click({
          modifiers: ['Shift'],
          position: { x: 4, y: 4 },
          force: true,
          timeout: SHORT_MS,
        });
      }
      await page.keyboard.press(
        random.pick(['ArrowDown', 'ArrowLeft', 'Control+g', 'Control+Shift+g', 'Control+d']),
      );
    },
  },
  {
    name: 'adds a block',
    weight: 3,
    async act(page, random) {
      await select(page, random);
      await page.keyboard.press('a');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor({ timeout: SHORT_MS });
      const choices = dialog.locator('section button');
      const count = await choices.count();
      if (count > 0) await choices.nth(random.between(0, count - 1)).click({ timeout: SHORT_MS });
    },
  },
  {
    name: 'changes a setting in the panel',
    weight: 4,
    async act(page, random) {
      await select(page, random);
      await page.keyboard.press('Enter');
      const panel = page.getByRole('complementary').last();
      const fields = panel.locator('input:not([type="file"]), textarea, [role="switch"], [role="radio"]');
      const count = await fields.count();
      if (count === 0) return;
      const field = fields.nth(random.between(0, count - 1));
      const type = await field.evaluate((element) => (element as HTMLInputElement).type);
      if (type === 'checkbox' || type === 'radio') await field.click({ force: true, timeout: SHORT_MS });
      else if (type === 'range') await field.press('ArrowRight', { timeout: SHORT_MS });
      else
        await field.fill(type === 'number' ? String(random.between(0, 40)) : random.pick(WORDS), {
          timeout: SHORT_MS,
        });
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'looks at another device',
    weight: 1,
    async act(page, random) {
      await leaveAll(page);
      await page
        .getByRole('radio', { name: random.pick([/mobile|phone/i, /desktop/i]) })
        .first()
        .click({ force: true, timeout: SHORT_MS });
    },
  },
  {
    name: 'walks through the configuration area and comes back',
    weight: 1,
    async act(page, random) {
      await leaveAll(page);
      await page.getByRole('button', { name: 'Done', exact: true }).click({ timeout: SHORT_MS });
      for (let times = random.between(1, 3); times > 0; times -= 1) {
        const area = random.pick(['Design', 'Marketing', 'Contacts', 'Settings', 'Pages']);
        await page.getByRole('link', { name: area, exact: true }).first().click({ timeout: SHORT_MS });
        const links = page.locator('main a[href^="/config/"], [role="main"] a[href^="/config/"]');
        const count = await links.count();
        if (count > 0) await links.nth(random.between(0, count - 1)).click({ timeout: SHORT_MS });
      }
      await page.getByRole('link', { name: 'Pages', exact: true }).first().click({ timeout: SHORT_MS });
      await startEditing(page);
    },
  },
  {
    name: 'reloads',
    weight: 1,
    async act(page) {
      await page.reload();
      await startEditing(page);
    },
  },
  {
    name: 'loses the network, or gets it back',
    weight: 2,
    async act(page, random) {
      await page.context().setOffline(random.next() < 0.5);
    },
  },
];
