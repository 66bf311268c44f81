import type { Frame, Page } from '@playwright/test';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

/** What a page in a frame can do to the window around it. */
async function escape(frame: Frame): Promise<{ readonly opened: boolean; readonly origin: string }> {
  const led = await frame.evaluate(() => {
    const form = document.createElement('form');
    form.action = 'https://stranger.example/';
    form.target = '_top';
    document.body.append(form);
    form.submit();
    form.remove();
    try {
      window.parent.location.href = 'https://stranger.example/';
      return true;
    } catch {
      return false;
    }
  });
  expect(led).toBe(false);
  return frame.evaluate(() => ({ opened: window.open('/') !== null, origin: window.origin }));
}

async function frameOf(page: Page, title: RegExp): Promise<Frame> {
  const element = await page.getByTitle(title).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no frame');
  await frame.waitForLoadState();
  return frame;
}

test('no page shown in a frame of the editor leads the window away or opens another; its own scripts run', async ({
  owner,
  portico,
}) => {
  const asked: string[] = [];
  await owner.route('https://stranger.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const address = portico.appUrl('demo', '/config/pages?frameUrl=%2Fblocks');
  await owner.goto(address);
  await expect(owner.frameLocator('iframe').first().locator('main details').first()).toBeVisible();
  const canvas = await frameOf(owner, /: page$/);
  expect(await escape(canvas)).toEqual({ opened: false, origin: new URL(address).origin });

  await owner.getByRole('button', { name: 'More', exact: true }).click();
  await owner.getByRole('menuitem', { name: 'Preview as visitor' }).click();
  const preview = await frameOf(owner, /^Preview of /);
  expect((await escape(preview)).opened).toBe(false);
  // The visitor runtime is at work: an accordion opens.
  const details = owner.frameLocator('iframe[title^="Preview of"]').locator('main details').first();
  const content = details.locator('.accordion-content');
  const isOpen = await content.isVisible();
  await details.locator('summary').click();
  await expect(content).toBeVisible({ visible: !isOpen });

  expect(asked).toEqual([]);
  expect(owner.url()).toContain('/config/pages');
  expect(owner.context().pages()).toHaveLength(1);
});

test('the preview of a template runs no scripts and leads nowhere', async ({ owner, portico }) => {
  await owner.goto(portico.dashboardUrl('/sites/new'));
  await owner
    .getByRole('button', { name: /^Preview/ })
    .first()
    .click();
  const frame = owner.getByTitle(/^Preview of /);
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin', { timeout: 30_000 });
});
