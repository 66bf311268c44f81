import { expect, it } from 'vitest';
import { hasPermission } from '#domain/roles/permissions.ts';
import { isEditorPath } from '#domain/links/reserved-paths.ts';
import { AREAS } from './areas.ts';

it('knows the design path, for those who may design [NAV-17] [NAV-20] [LINK-59] [LINK-62] [EDIT-26] [EDIT-27]', () => {
  const design = AREAS.find((area) => `/config/${area.path}` === '/config/design');
  expect(design?.id).toBe('design');
  expect(isEditorPath(`/config/${design?.path}`)).toBe(true);
  const may = (role: 'admin' | 'billing') =>
    design === undefined ? null : hasPermission([role], design.permission);
  expect([may('admin'), may('billing')]).toEqual([true, false]);
});
