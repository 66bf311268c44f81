import { permissionsOf } from '#domain/roles/permissions.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';

/** Whether there is something to review: of people who may publish and are not admins. */
export function mayBeReviewed(roles: readonly WebsiteRole[]): boolean {
  return permissionsOf(roles).has('content.publish') && !permissionsOf(roles, true).has('content.publish');
}
