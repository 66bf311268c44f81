import type { WebsiteRole } from './website-roles.ts';

/**
 * What a person may do on a site. The groups are those of ROLE-46 to ROLE-62; each of the open groups has
 * read and write (ROLE-54). Who works on a site is decided with `settings.people` (ROLE-94).
 */
export const PERMISSIONS = [
  'content.read',
  'content.write',
  'content.publish',
  'activity.read',
  'crm.read',
  'crm.write',
  'marketing.read',
  'marketing.write',
  'settings.general',
  'settings.locale',
  'settings.domain',
  'settings.billing',
  'settings.developer',
  'settings.sessions',
  'settings.people',
  'settings.remove-website',
  'comments.moderate',
  'commerce.read',
  'commerce.write',
  'newsletter.read',
  'newsletter.write',
  'newsletter.settings',
  'scheduling.read',
  'scheduling.write',
  'scheduling.settings',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const BY_ROLE: Readonly<Record<WebsiteRole, readonly Permission[]>> = {
  admin: PERMISSIONS,
  billing: ['settings.billing'],
  reporting: ['activity.read'],
  editor: ['content.read', 'content.write', 'content.publish', 'crm.read', 'marketing.read'],
  moderator: ['comments.moderate'],
  commenter: [],
  'store-manager': ['commerce.read', 'commerce.write', 'activity.read'],
  scheduling: ['scheduling.read', 'scheduling.write', 'scheduling.settings'],
  viewer: [],
  'campaigns-editor': ['newsletter.read', 'newsletter.write'],
  'scheduling-viewer': ['scheduling.read'],
  'scheduling-editor': ['scheduling.read', 'scheduling.write'],
};

/** Everything that roles allow together: several roles add up (ROLE-23). */
export function permissionsOf(roles: readonly WebsiteRole[]): ReadonlySet<Permission> {
  return new Set(roles.flatMap((role) => BY_ROLE[role]));
}

/** The roles that allow it. */
export function rolesWith(permission: Permission): readonly WebsiteRole[] {
  return (Object.keys(BY_ROLE) as WebsiteRole[]).filter((role) => BY_ROLE[role].includes(permission));
}
