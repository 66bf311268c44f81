import type { SiteId } from '#domain/documents/record.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { permissionsOn } from '#server/roles/queries.ts';

/** Whether somebody whose connection stays open is still signed in and may still read what it is about (ROLE-24). */
export async function mayStillRead(
  services: Services,
  siteId: SiteId,
  person: SignedIn,
  allows: (permissions: ReadonlySet<Permission>) => boolean | Promise<boolean>,
): Promise<boolean> {
  const session = await services.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', person.sessionId)
    .where('expires_at', '>', new Date(services.now()))
    .executeTakeFirst();
  if (session === undefined) return false;
  const permissions = await permissionsOn(services.db, siteId, person.accountId);
  return permissions !== null && permissions !== undefined && (await allows(permissions));
}
