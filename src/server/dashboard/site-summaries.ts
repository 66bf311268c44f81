import { sql } from 'kysely';
import { CARD_PERMISSIONS, type SiteSummary } from '#contract/sites.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { permissionsOf } from '#domain/roles/permissions.ts';
import { appUrl, publicUrl } from '#server/platform/config/addresses.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { rowAllows } from '#server/roles/queries.ts';
import { goneAfter, RESTORABLE_DAYS } from '#server/sites/remove-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A site as the dashboard lists it; its id is one. */
export type ListedSite = SiteSummary & { readonly id: SiteId };

interface SiteFilter {
  readonly accountId: AccountId;
  /** Existing sites, or removed ones that can be restored. */
  readonly which: 'present' | 'removed';
  /** Words that all occur in the title or the identifier. */
  readonly search?: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Sites a person has a role on, the newest first, paged. */
export async function listSiteSummaries(
  services: Services,
  filter: SiteFilter,
): Promise<{ readonly sites: readonly ListedSite[]; readonly total: number }> {
  const matching = selectMatching(services, filter);
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  // The page of ids is found first, so that the details of a card are read for these sites alone.
  const ids = await matching
    .select('sites.id')
    .orderBy('sites.id', 'desc')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  if (ids.length === 0) return { sites: [], total };
  const rows = await selectSummaries(services, filter.accountId)
    .where(
      'sites.id',
      'in',
      ids.map((row) => row.id),
    )
    .execute();
  return { sites: rows.map((row) => toSummary(services, row)), total };
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

/** The title of the draft; that of the row while there is no document. */
const TITLE = sql<string>`coalesce(nullif(settings.record ->> 'title', ''), sites.title)`;

function selectMatching(services: Services, { accountId, which, search }: SiteFilter) {
  let query = services.db
    .selectFrom('site_roles')
    .innerJoin('sites', 'sites.id', 'site_roles.site_id')
    .where('site_roles.account_id', '=', accountId)
    .where('sites.ready_at', 'is not', null);
  query =
    which === 'present'
      ? query.where('sites.removed_at', 'is', null)
      : query
          .where('sites.removed_at', '>', new Date(services.now() - RESTORABLE_DAYS * DAY_MS))
          .where(rowAllows('settings.remove-website'));
  for (const pattern of searchPatterns(search)) {
    query = query.where(
      sql<boolean>`(sites.identifier like ${pattern} or exists (select from document_records settings
        where settings.site_id = sites.id and settings.document_id = sites.site_document_id
          and settings.record_id = 'settings' and lower(${TITLE}) like ${pattern}))`,
    );
  }
  return query;
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
    .leftJoin('documents', (join) =>
      join.onRef('documents.site_id', '=', 'sites.id').onRef('documents.id', '=', 'sites.site_document_id'),
    )
    .select([
      'sites.id',
      'sites.identifier',
      'sites.status',
      'sites.revision',
      'sites.is_public',
      'sites.created_at',
      'sites.removed_at',
      'site_roles.roles',
      TITLE.as('title'),
      sql<boolean>`documents.published_version is not null`.as('is_published'),
    ])
    .where('site_roles.account_id', '=', accountId)
    .where('sites.ready_at', 'is not', null)
    .orderBy('sites.id', 'desc');
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number];

function toSummary({ config }: Services, row: SummaryRow): ListedSite {
  const permissions = permissionsOf(row.roles);
  return {
    id: row.id,
    identifier: row.identifier,
    title: row.title,
    status: row.status,
    permissions: CARD_PERMISSIONS.filter((permission) => permissions.has(permission)),
    isPublished: row.is_published,
    isPublic: row.is_public,
    revision: row.revision,
    publicUrl: publicUrl(config, row.identifier, '/'),
    configUrl: appUrl(config, row.identifier, '/config/'),
    createdAt: row.created_at.toISOString(),
    goneAfter: row.removed_at === null ? null : goneAfter(row.removed_at).toISOString(),
  };
}
