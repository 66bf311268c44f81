import { expect, it } from 'vitest';
import { AREA_PERMISSIONS, mayOpenArea, mayOpenConfiguration } from './area-permissions.ts';
import { permissionsOf } from './permissions.ts';
import { WEBSITE_ROLES, type WebsiteRole } from './website-roles.ts';

const areasOf = (role: WebsiteRole): readonly string[] =>
  Object.keys(AREA_PERMISSIONS).filter((area) =>
    mayOpenArea(area as keyof typeof AREA_PERMISSIONS, permissionsOf([role])),
  );

it('an area opens for everybody with one of its permissions', () => {
  expect(areasOf('admin')).toEqual(['pages', 'design', 'marketing', 'contacts', 'commerce', 'settings']);
  expect(areasOf('store-manager')).toEqual(['commerce']);
  expect(areasOf('editor')).toEqual(['pages', 'design', 'marketing', 'contacts', 'settings']);
  expect(areasOf('campaigns-editor')).toEqual(['contacts']);
  expect(areasOf('viewer')).toEqual([]);
});

it.each([
  ['ROLE-63', 'commerce.orders'],
  ['ROLE-64', 'commerce.store-settings'],
  ['ROLE-65', 'commerce.shipping'],
  ['ROLE-66', 'commerce.coupons'],
  ['ROLE-67', 'commerce.taxes'],
  ['ROLE-68', 'commerce.inventory'],
  ['ROLE-69', 'commerce.donations'],
  ['ROLE-70', 'commerce.accounting'],
  ['ROLE-71', 'commerce.discounts'],
  ['ROLE-72', 'commerce.payments'],
] as const)('[%s] the shop opens for whoever has %s alone, and nothing else does', (_row, permission) => {
  const areas = Object.keys(AREA_PERMISSIONS) as (keyof typeof AREA_PERMISSIONS)[];
  expect(areas.filter((area) => mayOpenArea(area, [permission]))).toEqual(['commerce']);
  expect(mayOpenConfiguration([permission])).toBe(true);
});

it('the configuration area opens for whoever may open one of its areas', () => {
  const may = WEBSITE_ROLES.filter((role) => mayOpenConfiguration(permissionsOf([role])));
  expect(may).toEqual(WEBSITE_ROLES.filter((role) => areasOf(role).length > 0));
  expect(may).toContain('campaigns-editor');
});
