import { canvasOf, publishEverything } from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('what the design says of a layout is shown on the canvas and on the published site [DSGN-69]', async ({
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
  await owner.getByRole('link', { name: /^Image blocks/ }).click();
  await owner.getByRole('button', { name: /Layout$/ }).click();
  await owner.getByRole('option', { name: 'Stack: text below the image' }).click();
  // While the list closes it still covers what stands below it.
  await expect(owner.getByRole('listbox')).toHaveCount(0);
  for (const name of ['Center', 'Large']) {
    const choice = owner.getByRole('radio', { name, exact: true });
    await choice.click({ force: true });
    await expect(choice).toBeChecked();
  }
  const width = owner.getByRole('slider', { name: 'Width of the text' });
  await width.focus();
  await width.press('Home');
  const title = '.portico-block-image[data-variant="stack"] .portico-block-image-title';
  const shown = canvasOf(owner).locator(title).first();
  await expect(shown).toHaveCSS('text-align', 'center');
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await publishEverything(owner);

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await visitor.goto(portico.publicUrl('demo', '/'));
  const published = visitor.locator(title).first();
  await expect(published).toHaveCSS('text-align', 'center');
  const share = await published.evaluate(
    (element) => element.clientWidth / (element.closest('.portico-block-image')?.clientWidth ?? 1),
  );
  expect(share).toBeLessThan(0.9);

  // The layout has its old look again, in one step.
  await owner.getByRole('button', { name: 'Reset this layout' }).click();
  await expect(shown).toHaveCSS('text-align', 'start');
  await expect(owner.getByRole('button', { name: 'Reset this layout' })).toBeDisabled();
  await publishEverything(owner);
  await visitor.reload();
  await expect(published).toHaveCSS('text-align', 'start');
});
