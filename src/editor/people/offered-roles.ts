import { WEBSITE_ROLES, type WebsiteRole } from '#domain/roles/website-roles.ts';

/** Roles with something to do by now; those of shops, appointments, reports and bills come with these. */
const WORKING: ReadonlySet<WebsiteRole> = new Set([
  'admin',
  'editor',
  'moderator',
  'viewer',
  'campaigns-editor',
]);

/** The roles to choose from: those that do something, and those that the person holds already. */
export function offeredRoles(held: readonly WebsiteRole[]): readonly WebsiteRole[] {
  return WEBSITE_ROLES.filter((role) => WORKING.has(role) || held.includes(role));
}
