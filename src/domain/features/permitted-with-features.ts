import { PERMISSION_TABLE } from '#domain/roles/permission-table.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { Feature } from './feature-table.ts';
import { isFeatureOn } from './is-feature-on.ts';

/** The function that a permission is about; null where it is about none that can be off. */
function featureOf({ name, group }: (typeof PERMISSION_TABLE)[number]): Feature | null {
  if (name === 'commerce.pos') return 'point-of-sale';
  return group === 'commerce' ? 'commerce' : null;
}

/**
 * What somebody may do on a site of which functions are off: what their permissions are about is gone with them, from the
 * dashboard and from all calls (CONT-228, COMM-117).
 */
export function permittedWithFeatures(
  permissions: ReadonlySet<Permission>,
  off: readonly number[],
): ReadonlySet<Permission> {
  if (off.length === 0) return permissions;
  const gone = new Set<string>(
    PERMISSION_TABLE.filter((row) => {
      const feature = featureOf(row);
      return feature !== null && !isFeatureOn(off, feature);
    }).map(({ name }) => name),
  );
  return new Set([...permissions].filter((permission) => !gone.has(permission)));
}
