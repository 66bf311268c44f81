import { WEBSITE_ROLES, type WebsiteRole } from '#domain/roles/website-roles.ts';

/** Roles without repetition, in the order in which they are listed everywhere. */
export function orderedRoles(roles: Iterable<WebsiteRole>): WebsiteRole[] {
  const held = new Set(roles);
  return WEBSITE_ROLES.filter((role) => held.has(role));
}
