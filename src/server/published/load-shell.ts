import { parseDesign } from '#domain/design/design-settings.ts';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { mapsOfSite } from '#domain/maps/maps-settings.ts';
import { shownRecords } from '#domain/gating/shown-records.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { siteHeaderSchema, siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { findDocumentHead, loadPublished } from '#server/documents/queries.ts';
import { findMemberSettings } from '#server/members/member-settings.ts';
import { appUrl, publicUrl } from '#server/platform/config/addresses.ts';
import type { Services } from '#server/platform/services.ts';
import type { Site } from '#server/sites/site.ts';
import type { LinkTarget } from '#site/content/page-request.ts';
import type { SiteShell } from '#site/content/site-shell.ts';
import { linkedDocumentIds } from '#server/content-entries/link-ids.ts';
import { storeOnPages } from '#server/content-entries/store-page.ts';
import { loadTargets } from '#server/content-entries/load-targets.ts';

/** A site's shell with the targets of its own links. */
export interface LoadedShell {
  readonly shell: SiteShell;
  readonly targets: ReadonlyMap<string, LinkTarget>;
}

const MAX_SHELLS = 300;

interface KeptShell {
  readonly revision: number;
  /** Of the site's document. */
  readonly version: number;
  /** Documents that its own links lead to. */
  readonly linkedIds: ReadonlySet<DocumentId>;
  readonly loaded: LoadedShell;
}

interface ReadShell extends Pick<KeptShell, 'version' | 'linkedIds'> {
  readonly shell: SiteShell;
}

export interface ShellStore {
  /** Null while the site was never published. */
  load(site: Site): Promise<LoadedShell | null>;
  /** The language of a site's pages as this process knows it (BCP 47), also while the database is away; null: not known. */
  languageOf(siteId: SiteId): string | null;
}

/** Caches the shells of sites by their revision, least recently used ones are dropped first. */
export function createShellStore(services: Services): ShellStore {
  const kept = new Map<string, KeptShell>();
  return {
    languageOf: (siteId) => kept.get(siteId)?.loaded.shell.settings.language ?? null,
    async load(site) {
      const known = kept.get(site.id);
      if (known?.revision === site.revision) {
        kept.delete(site.id);
        kept.set(site.id, known);
        return known.loaded;
      }
      // Most revisions change a page and not the site's document, whose parsed data is kept.
      const read = (await readAgain(services, site, known)) ?? (await readShell(services, site));
      if (read === null) return null;
      const [targets, members, store] = await Promise.all([
        loadTargets(services.db, site.id, read.linkedIds, read.shell.settings.homePageId),
        // Whether a site has them revises it.
        findMemberSettings(services.db, site.id),
        storeOnPages(services.db, site.id),
      ]);
      const loaded = { shell: { ...read.shell, hasMembers: members.isOn, store }, targets };
      kept.set(site.id, {
        revision: site.revision,
        version: read.version,
        linkedIds: read.linkedIds,
        loaded,
      });
      for (const siteId of kept.keys()) {
        if (kept.size <= MAX_SHELLS) break;
        kept.delete(siteId);
      }
      return loaded;
    },
  };
}

/** What is kept, where the site's document is live in the version it is from; null otherwise. */
async function readAgain(
  services: Services,
  site: Site,
  known: KeptShell | undefined,
): Promise<ReadShell | null> {
  if (known === undefined) return null;
  const head = await findDocumentHead(services.db, site.id, site.siteDocumentId);
  if (head?.publishedVersion !== known.version) return null;
  const { version, linkedIds, loaded } = known;
  return { version, linkedIds, shell: { ...loaded.shell, ...changingPartsOf(services, site) } };
}

async function readShell(services: Services, site: Site): Promise<ReadShell | null> {
  const published = await loadPublished(services.db, site.id, site.siteDocumentId);
  if (published === null) return null;
  const { version, records } = published;
  return {
    version,
    linkedIds: linkedDocumentIds(withoutHiddenLinks(records)),
    shell: shellOf(services, site, records),
  };
}

/** No page shows these links, and a site can have thousands of them. */
function withoutHiddenLinks(records: DocumentRecords): DocumentRecords {
  return Object.fromEntries(
    Object.entries(records).filter(
      ([, record]) => record.type !== 'nav-link' || record['navigation'] !== 'hidden',
    ),
  );
}

/** What the site's row says, not its document. */
function changingPartsOf({ config }: Services, site: Site) {
  return {
    identifier: site.identifier,
    websiteType: site.websiteType,
    siteStatus: site.status,
    revision: site.revision,
    origin: publicUrl(config, site.identifier, ''),
    appOrigin: appUrl(config, site.identifier, ''),
  };
}

/** The shell that the records of a site's document make. */
export function shellOf(services: Services, site: Site, records: DocumentRecords): SiteShell {
  const settings = siteSettingsSchema.parse({ ...records['settings'], id: 'settings', type: 'settings' });
  return {
    siteId: site.id,
    ...changingPartsOf(services, site),
    settings,
    header: siteHeaderSchema.parse({ ...records['header'], id: 'header', type: 'header' }),
    design: parseDesign(records['design']),
    records,
    footer: deriveSections(records, blockHeight),
    isGated: shownRecords(records, () => true).isGated,
    appDomain: services.config.appDomain,
    maps: mapsOfSite(services.config.maps.installed, settings.mapsKey),
  };
}
