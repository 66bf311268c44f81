import { documentIdOf } from './flows/documents.ts';
import { blockCalled, openEditor, selectBlock, untilSaved } from './flows/editor.ts';
import { callApi } from './support/call-api.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

interface StoredMap {
  readonly blockType?: string;
  readonly data?: { readonly location: Readonly<Record<string, number | null>> };
}

test('the owner drags the marker, moves it by keys, and the place is saved with the block [MAP-27] [MAP-31]', async ({
  owner,
  portico,
}) => {
  const canvas = await openEditor(owner, portico, 'demo', '/maps');
  await selectBlock(owner, blockCalled(canvas, 'Map').first());
  const marker = owner.locator('.map-live .leaflet-marker-icon');
  await marker.scrollIntoViewIfNeeded();
  await expect(owner.locator('.map-live .leaflet-tile-loaded').first()).toBeVisible();
  const storedMarkers = async (): Promise<(number | null | undefined)[]> => {
    const id = await documentIdOf(owner, 'Maps');
    const { records } = await callApi<{ records: Record<string, StoredMap> }>(
      owner,
      'GET',
      `/api/documents/${id}`,
    );
    return Object.values(records)
      .filter(({ blockType }) => blockType === 'map')
      .map(({ data }) => data?.location['markerLng']);
  };
  const before = await storedMarkers();
  const box = await marker.boundingBox();
  if (box === null) throw new Error('The marker has no place');
  await owner.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await owner.mouse.down();
  await owner.mouse.move(box.x + 60, box.y + 30, { steps: 6 });
  await owner.mouse.up();
  await untilSaved(owner);
  await expect.poll(async () => (await storedMarkers()).join()).not.toBe(before.join());
  const dragged = await storedMarkers();
  expect(dragged.filter((lng, index) => lng !== before[index])).toHaveLength(1);
  // Nothing was opened: in the editor the marker is moved, not followed.
  expect(owner.context().pages()).toHaveLength(1);
  await marker.focus();
  await owner.keyboard.press('ArrowRight');
  await expect.poll(async () => (await storedMarkers()).join()).not.toBe(dragged.join());
  await owner.screenshot({ path: test.info().outputPath('panel.png') });
  expect(await findAccessibilityProblems(owner)).toEqual([]);
});

test('places are found while one types; the list is below the field again after the panel was scrolled [MAP-59] [MAP-60]', async ({
  owner,
  portico,
}) => {
  const canvas = await openEditor(owner, portico, 'demo', '/maps');
  await selectBlock(owner, blockCalled(canvas, 'Map').first());
  const box = owner.getByRole('combobox', { name: 'Find a place' });
  await box.click();
  await owner.keyboard.type('berlin');
  const list = owner.getByRole('listbox', { name: 'Places' });
  await expect(list.getByRole('option').first()).toBeVisible();
  const topOf = async (part: typeof box): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;
  const distance = async (): Promise<number> => Math.round((await topOf(list)) - (await topOf(box)));
  const [fieldBefore, distanceBefore] = [await topOf(box), await distance()];
  await box.hover();
  await owner.mouse.wheel(0, 40);
  await expect.poll(() => topOf(box)).toBeLessThan(fieldBefore);
  await expect.poll(distance).toBe(distanceBefore);
  await list.getByRole('option', { name: /^Berlin,? Germany/ }).click();
  await expect(box).toHaveValue('Berlin, Germany');
  await expect(owner.getByRole('textbox', { name: 'Latitude', exact: true })).toHaveValue(/^52\.5/);
  await untilSaved(owner);
});
