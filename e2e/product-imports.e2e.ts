import { publishAll } from './flows/documents.ts';
import { untilSent } from './flows/until-sent.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

const SHOPIFY = [
  'Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status',
  'blue-jug,Blue jug,<p>Pours <b>well</b>.</p>,Jugs,true,Size,Small,J-S,shopify,5,12.50,15.00,active',
  'blue-jug,,,,,,Large,J-L,shopify,2,20.00,,',
  'bowl,Bowl,Holds soup.,Bowls,true,Title,Default Title,B-1,,,cheap,,active',
].join('\n');

test('an owner moves products over from Shopify, sees first what comes in and what does not, publishes them, and visitors find them with their prices [CRM-19, COMM-17, COMM-39]', async ({
  owner,
  portico,
  browser,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/commerce/products'));
  await owner.getByRole('button', { name: 'Import and export' }).click();
  await owner.getByRole('menuitem', { name: 'Import products…' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Import products' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'products_export.csv', mimeType: 'text/csv', buffer: Buffer.from(SHOPIFY) });
  await expect(dialog.getByRole('button', { name: 'The file comes from' })).toContainText('Shopify');
  await expect(dialog.getByRole('definition').first()).toHaveText('1');
  await expect(dialog.getByText('Row 4: “cheap” is no price in USD. Write it like 12.50.')).toBeVisible();
  await expectAccessible(owner, 'import of products');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(owner.getByText('Imported: products_export.csv')).toBeVisible();
  await expect(owner.getByRole('row', { name: 'Blue jug' })).toContainText('$12.50');
  await untilSent(owner);
  await publishAll(owner);

  const visitor = await browser.newPage();
  await visitor.goto(portico.publicUrl('demo', '/shop'));
  await visitor
    .getByRole('link', { name: /Blue jug/ })
    .first()
    .click();
  await expect(visitor.locator('#productDetails')).toContainText('$12.50');
  await expect(visitor.getByText('Pours well.')).toBeVisible();
  await visitor.close();
});
