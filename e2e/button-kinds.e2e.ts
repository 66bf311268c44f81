import { publishEverything } from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('the secondary button gets a look of its own, which visitors meet beside the primary one [DSGN-68]', async ({
  browser,
  owner,
  portico,
}) => {
  await owner.goto(portico.dashboardUrl('/'));
  await owner
    .getByRole('link', { name: /^Edit / })
    .and(owner.locator(`[href^="${portico.appUrl('demo', '/')}"]`))
    .click();
  await owner.waitForURL(portico.appUrl('demo', '/config/**'));
  await owner.getByRole('link', { name: 'Design', exact: true }).click();
  await owner.getByRole('link', { name: /^Buttons/ }).click();
  const choose = (name: string) => owner.getByRole('radio', { name }).click({ force: true });
  await choose('Secondary');
  await choose('Solid');
  await choose('Pill');
  await choose('Headings');
  await owner.getByRole('button', { name: /^Under the pointer|Under the pointer$/ }).click();
  await owner.getByRole('option', { name: 'Lift' }).click();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await publishEverything(owner);

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await visitor.goto(portico.publicUrl('demo', '/'));
  const look = (variant: string) =>
    visitor
      .locator(`.portico-button[data-variant="${variant}"]`)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
        return { backgroundColor, borderRadius, font: fontFamily.split(',')[0] };
      });
  const primary = await look('filled');
  const secondary = await look('outline');
  expect(secondary.backgroundColor).toBe(primary.backgroundColor);
  expect(secondary.borderRadius).not.toBe(primary.borderRadius);
  expect(secondary.font).not.toBe(primary.font);
  const button = visitor.locator('.portico-button[data-variant="outline"]').first();
  await button.hover();
  await expect(button).not.toHaveCSS('box-shadow', 'none');
});
