import { blockCalled, editFromDashboard, pageHeading, typeInto, untilSaved } from './flows/editor.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('what was typed right before a reload is there after it, once [EDIT-42]', async ({ owner, portico }) => {
  const canvas = await editFromDashboard(owner, portico);
  const text = blockCalled(canvas, 'Text block').first();
  await typeInto(owner, canvas, text, ' Typed and gone.');
  // No time to save: the last keys are some milliseconds old.
  await owner.reload();
  const again = owner.frameLocator('iframe[src="/config/frame"]').first();
  const heading = pageHeading(again);
  await expect(heading).toContainText('Typed and gone.');
  expect((await heading.innerText()).split('Typed and gone.').length).toBe(2);
  // It is taken back like anything else.
  await owner.getByRole('button', { name: 'Undo: Edit text' }).click();
  await expect(heading).not.toContainText('Typed and gone.');
  await owner.getByRole('button', { name: 'Redo: Edit text' }).click();
  await untilSaved(owner);
  await owner.reload();
  await expect(heading).toContainText('Typed and gone.');
  expect((await heading.innerText()).split('Typed and gone.').length).toBe(2);
});

test('a reload comes back to what is edited; an address that is opened in the same tab leads to what it names', async ({
  owner,
  portico,
}) => {
  await editFromDashboard(owner, portico);
  await owner.reload();
  await expect(owner.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  await owner.goto(portico.appUrl('demo', '/config/design'));
  await expect(owner.getByRole('heading', { name: 'Site styles' })).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
});
