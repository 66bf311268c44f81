import { expect, type Locator } from '@playwright/test';

/** Presses a button by Enter once it can be pressed: `press` alone, unlike `click`, does not wait for that. */
export async function pressEnter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}
