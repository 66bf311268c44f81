import { PERMISSION_TABLE } from './permission-table.ts';
import type { WebsiteRole } from './website-roles.ts';

/** A row of a permission that a role of a site can give; those of the provider's staff come with none (ROLE-84 to ROLE-92). */
type SiteRow = Exclude<(typeof PERMISSION_TABLE)[number], { readonly group: 'staff' }>;
export type Permission = SiteRow['name'];

const SITE_ROWS: readonly SiteRow[] = PERMISSION_TABLE.filter((row): row is SiteRow => row.group !== 'staff');

/** What a person may do on a site, by group. Who works on a site is decided with `settings.people` (ROLE-94). */
export const PERMISSIONS: readonly Permission[] = SITE_ROWS.map(({ name }) => name);

const namesIn = (group: SiteRow['group']): readonly Permission[] =>
  SITE_ROWS.filter((row) => row.group === group).map(({ name }) => name);

/** What each role gives by its row (ROLE-11 to ROLE-22); what these imply comes besides. */
const GIVEN: Readonly<Record<WebsiteRole, readonly Permission[]>> = {
  admin: PERMISSIONS,
  billing: ['settings.billing'],
  reporting: ['activity.read'],
  editor: ['content.write', 'content.publish', 'crm.read', 'marketing.read'],
  moderator: ['comments.moderate'],
  commenter: [],
  'store-manager': [
    ...namesIn('commerce').filter((permission) => permission !== 'commerce.payments'),
    'activity.read',
  ],
  scheduling: namesIn('scheduling'),
  viewer: [],
  'campaigns-editor': namesIn('newsletter').filter(
    (permission) => permission !== 'newsletter.settings.write',
  ),
  'scheduling-viewer': ['scheduling.read'],
  'scheduling-editor': ['scheduling.write'],
};

const BY_ROLE: ReadonlyMap<WebsiteRole, readonly Permission[]> = new Map(
  (Object.keys(GIVEN) as WebsiteRole[]).map((role) => [role, withImplied(GIVEN[role])]),
);

/** Permissions with all that they imply, in the order of the table: whoever may write also may read (ROLE-83). */
function withImplied(given: readonly Permission[]): readonly Permission[] {
  const held = new Set(given);
  // A set that grows while it is walked: what an implied one implies is held, too.
  for (const permission of held) {
    for (const row of SITE_ROWS) {
      if (row.name === permission) for (const implied of row.implies) held.add(implied);
    }
  }
  return PERMISSIONS.filter((permission) => held.has(permission));
}

/** What somebody is given on a site. */
export interface Holding {
  readonly roles: readonly WebsiteRole[];
  /** What they make goes live only after somebody else looked at it; nothing for admins. */
  readonly isReviewed: boolean;
}

/**
 * Everything that roles allow together: several roles add up (ROLE-23). Whoever is reviewed may not publish, unless
 * they are admin.
 */
export function permissionsOf(roles: readonly WebsiteRole[], isReviewed = false): ReadonlySet<Permission> {
  const held = new Set(roles.flatMap((role) => BY_ROLE.get(role) ?? []));
  if (isReviewed && !roles.includes('admin')) held.delete('content.publish');
  return held;
}

/** The roles that allow it. */
export function rolesWith(permission: Permission): readonly WebsiteRole[] {
  return [...BY_ROLE].filter(([, held]) => held.includes(permission)).map(([role]) => role);
}
