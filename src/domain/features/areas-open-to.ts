import { mayOpenArea, type ConfigurationAreaId } from '#domain/roles/area-permissions.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import { isFeatureOn } from './is-feature-on.ts';

const AREAS: readonly ConfigurationAreaId[] = [
  'pages',
  'design',
  'marketing',
  'contacts',
  'commerce',
  'settings',
];

/**
 * The areas of the configuration that somebody may open, in their order (ROLE-25). That of a function which is off is shown
 * to those alone who may change what the site has, who read in it whom to ask (CONT-228).
 */
export function areasOpenTo(
  permissions: ReadonlySet<Permission>,
  off: readonly number[],
): readonly ConfigurationAreaId[] {
  return AREAS.filter((area) =>
    area === 'commerce' && !isFeatureOn(off, 'commerce')
      ? permissions.has('settings.billing')
      : mayOpenArea(area, permissions),
  );
}
