import type { SiteId } from '#domain/documents/record.ts';
import { ANY_VISITOR, type Viewer } from '#domain/gating/site-access.ts';
import { listHeldPlans } from './memberships.ts';
import { memberOf, type Caller } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Who looks at content of a site: a contributor with the right to it on the app host sees everything (MEMB-45), a member
 * what the plans open that are held now (MEMB-43), everybody else what visitors see.
 */
export async function viewerOf(
  services: Pick<Services, 'db' | 'now'>,
  { siteId, host }: { readonly siteId: SiteId; readonly host: 'public' | 'app' },
  caller: Caller,
): Promise<Viewer> {
  if (host === 'app') {
    return caller.permissions.has('content.read') ? { kind: 'everything' } : ANY_VISITOR;
  }
  const member = memberOf(caller);
  if (member === null) return ANY_VISITOR;
  const planIds = await listHeldPlans(services.db, siteId, member.memberId, services.now());
  return { kind: 'member', planIds: new Set(planIds) };
}
