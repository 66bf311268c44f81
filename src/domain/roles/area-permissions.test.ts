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

it('the configuration area opens for whoever may open one of its areas', () => {
  const may = WEBSITE_ROLES.filter((role) => mayOpenConfiguration(permissionsOf([role])));
  expect(may).toEqual(WEBSITE_ROLES.filter((role) => areasOf(role).length > 0));
  expect(may).toContain('campaigns-editor');
});
