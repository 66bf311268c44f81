import { expect, it } from 'vitest';
import { areasOpenTo } from '#domain/features/areas-open-to.ts';
import { permissionsOf, type Permission } from '#domain/roles/permissions.ts';
import { isEditorPath } from '#domain/links/reserved-paths.ts';
import { translate } from '#ui/translate.ts';
import { AREAS, areasOf } from './areas.ts';

it('knows the design path, for those who may design [NAV-17] [NAV-20] [LINK-59] [LINK-62] [EDIT-26] [EDIT-27]', () => {
  const design = AREAS.find((area) => `/config/${area.path}` === '/config/design');
  expect(design?.id).toBe('design');
  expect(isEditorPath(`/config/${design?.path}`)).toBe(true);
  const may = (role: 'admin' | 'billing') =>
    areasOf(areasOpenTo(permissionsOf([role]), [])).some((area) => area === design);
  expect([may('admin'), may('billing')]).toEqual([true, false]);
});

it('offers the areas of which somebody holds one permission, in their order', () => {
  const titles = (permissions: readonly Permission[]) =>
    areasOf(areasOpenTo(new Set(permissions), [])).map(({ title }) => translate(title));
  expect(titles(['newsletter.subscribers.read'])).toEqual(['Contacts']);
  expect(titles(['crm.read'])).toEqual(['Contacts']);
  expect(titles(['commerce.store-settings'])).toEqual(['Selling']);
  expect(titles(['commerce.coupons'])).toEqual(['Selling']);
  expect(titles(['commerce.inventory'])).toEqual(['Selling']);
  expect(titles(['content.read'])).toEqual(['Pages', 'Settings']);
  expect(titles([])).toEqual([]);
});
