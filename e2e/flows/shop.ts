import { expect, type Locator, type Page } from '@playwright/test';
import { pressEnter } from './press-enter.ts';

/** Fills the settings of a product that costs $28.00, and publishes it. */
export async function makeProduct(settings: Locator, owner: Page): Promise<void> {
  await settings.getByRole('textbox', { name: 'Title' }).fill('Bowl');
  await settings.getByRole('textbox', { name: 'Price', exact: true }).fill('28');
  await owner.keyboard.press('Enter');
  await settings.getByRole('button', { name: 'State' }).click();
  await owner.getByRole('option', { name: 'Published' }).click();
  await settings.getByRole('button', { name: 'Done' }).click();
  await expect(settings).toBeHidden();
  await expect(owner.getByRole('row', { name: /Bowl/ })).toContainText('$28.00');
}

/** Adds a way of delivery for $5.00 to everywhere, by keyboard. */
export async function addDelivery(owner: Page): Promise<void> {
  await pressEnter(owner.getByRole('button', { name: 'Add shipping option' }));
  const option = owner.getByRole('dialog', { name: 'Add shipping option' });
  await option.getByRole('textbox', { name: /^Name/ }).fill('Post');
  await option.getByRole('textbox', { name: /^For each order/ }).fill('5');
  await expect(option.getByRole('checkbox', { name: /^Everywhere/ })).toBeChecked();
  await pressEnter(option.getByRole('button', { name: 'Save' }));
  await expect(owner.getByRole('list', { name: 'Shipping' })).toContainText('$5.00 for each order');
}
