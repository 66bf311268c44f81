import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

/** The address below `/config/design/site-styles`, the title of the panel, and that of the panel above it. */
const PANELS: readonly (readonly [string, string, string])[] = [
  ['/fonts', 'Fonts', 'Site styles'],
  ['/buttons', 'Buttons', 'Site styles'],
  ['/image-blocks', 'Image blocks', 'Site styles'],
  ['/product-items', 'Product items', 'Site styles'],
  ['/site-spacing', 'Site spacing', 'Site styles'],
  ['/animations', 'Animations', 'Site styles'],
  ['/colors', 'Colors', 'Site styles'],
  ['/colors/color-themes', 'Color themes', 'Colors'],
  ['/colors/color-themes/theme-editor?theme=black', 'Black', 'Color themes'],
  ['/colors/palette-editor', 'Palette', 'Colors'],
  ['/colors/theme-editor?theme=light', 'Light', 'Colors'],
];

/** A reload asks for an address as opening it does, but for what is kept beside it: one panel of each depth is enough. */
const RELOADED = ['/fonts', '/colors/color-themes/theme-editor?theme=black'];

// Addresses of panels are in bookmarks and in messages of colleagues.
test('each panel of the site styles opens by its address, which survives a reload, and leads back to the panel above [DSGN-01] [DSGN-03..10] [DSGN-12] [DSGN-13] [DSGN-15] [EDIT-12..25]', async ({
  owner,
  portico,
}) => {
  const styles = '/config/design/site-styles';
  await owner.goto(portico.appUrl('demo', styles));
  await expect(owner.getByRole('heading', { level: 1, name: 'Site styles' })).toBeVisible();
  for (const [path, title, above] of PANELS) {
    await owner.goto(portico.appUrl('demo', styles + path));
    const heading = owner.getByRole('heading', { level: 1, name: title });
    await expect(heading, path).toBeVisible();
    if (RELOADED.includes(path)) {
      await owner.reload();
      await expect(heading, path).toBeVisible();
    }
    expect(new URL(owner.url()).pathname, path).toBe(styles + path.replace(/\?.*/, ''));
    await owner.getByRole('link', { name: above, exact: true }).click();
    await expect(owner.getByRole('heading', { level: 1, name: above }), path).toBeVisible();
  }
  for (const path of ['/no-such-panel', '/colors/no-such-panel']) {
    await owner.goto(portico.appUrl('demo', styles + path));
    const above = path.startsWith('/colors') ? 'Colors' : 'Site styles';
    await expect(owner.getByRole('heading', { level: 1, name: above }), path).toBeVisible();
  }
});
