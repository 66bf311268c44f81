import { sql } from 'kysely';
import type { SiteSummary } from '#contract/sites.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { appUrl, publicUrl } from '#server/platform/config/addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { goneAfter, RESTORABLE_DAYS } from './remove-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sites a person has a role on, the newest first: those that are there, or those that can be brought back. */
export async function listSiteSummaries(
  services: Services,
  accountId: AccountId,
  which: 'present' | 'removed',
): Promise<SiteSummary[]> {
  const query = selectSummaries(services, accountId);
  const rows =
    which === 'present'
      ? await query.where('sites.removed_at', 'is', null).execute()
      : await query
          .where('sites.removed_at', '>', new Date(services.now() - RESTORABLE_DAYS * DAY_MS))
          .where(sql<boolean>`'admin' = any(site_roles.roles)`)
          .execute();
  return rows.map((row) => toSummary(services, row));
}

/** One site as the dashboard shows it. */
export async function findSiteSummary(
  services: Services,
  accountId: AccountId,
  siteId: SiteId,
): Promise<SiteSummary> {
  const row = await selectSummaries(services, accountId).where('sites.id', '=', siteId).executeTakeFirst();
  if (row === undefined) throw new CallError('not-found');
  return toSummary(services, row);
}

function selectSummaries(services: Services, accountId: AccountId) {
  return services.db
    .selectFrom('site_roles')
    .innerJoin('sites', 'sites.id', 'site_roles.site_id')
    .leftJoin('document_records as settings', (join) =>
      join
        .onRef('settings.site_id', '=', 'sites.id')
        .onRef('settings.document_id', '=', 'sites.site_document_id')
        .on('settings.record_id', '=', 'settings'),
    )
    .select([
      'sites.id',
      'sites.identifier',
      'sites.status',
      'sites.revision',
      'sites.created_at',
      'sites.removed_at',
      'site_roles.roles',
      // As it is edited now; the row's own title stands in while there is no document.
      sql<string>`coalesce(nullif(settings.record ->> 'title', ''), sites.title)`.as('title'),
      sql<boolean>`exists (select from documents where documents.site_id = sites.id
        and documents.kind = 'site' and documents.published_version is not null)`.as('is_published'),
    ])
    .where('site_roles.account_id', '=', accountId)
    .where('sites.ready_at', 'is not', null)
    .orderBy('sites.id', 'desc');
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number];

function toSummary({ config }: Services, row: SummaryRow): SiteSummary {
  return {
    id: row.id,
    identifier: row.identifier,
    title: row.title,
    status: row.status,
    roles: row.roles,
    isPublished: row.is_published,
    revision: row.revision,
    publicUrl: publicUrl(config, row.identifier, '/'),
    configUrl: appUrl(config, row.identifier, '/config/'),
    createdAt: row.created_at.toISOString(),
    goneAfter: row.removed_at === null ? null : goneAfter(row.removed_at).toISOString(),
  };
}
