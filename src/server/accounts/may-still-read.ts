import type { SiteId } from '#domain/documents/record.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { permissionsOn } from '#server/roles/queries.ts';

/** Whether somebody whose connection stays open is still signed in and may still read the site's content (ROLE-24). */
export async function mayStillRead(services: Services, siteId: SiteId, person: SignedIn): Promise<boolean> {
  const session = await services.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', person.sessionId)
    .where('expires_at', '>', new Date(services.now()))
    .executeTakeFirst();
  if (session === undefined) return false;
  return (await permissionsOn(services.db, siteId, person.accountId))?.has('content.read') ?? false;
}
