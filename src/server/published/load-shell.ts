import { parseDesign } from '#domain/design/design-settings.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { mapsOfSite } from '#domain/maps/maps-settings.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { siteHeaderSchema, siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { loadPublished } from '#server/documents/queries.ts';
import { appUrl, publicUrl } from '#server/platform/config/addresses.ts';
import type { Services } from '#server/platform/services.ts';
import type { Site } from '#server/sites/site.ts';
import type { LinkTarget } from '#site/page/page-request.ts';
import type { SiteShell } from '#site/page/site-shell.ts';
import { linkedDocumentIds } from './link-ids.ts';
import { loadTargets } from './load-targets.ts';

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
  readonly loaded: LoadedShell;
}

export interface ShellStore {
  /** Null while the site was never published. */
  load(site: Site): Promise<LoadedShell | null>;
}

/** Keeps the shells of sites by their revision, the least recently used ones leave first. */
export function createShellStore(services: Services): ShellStore {
  const kept = new Map<string, KeptShell>();
  return {
    async load(site) {
      const known = kept.get(site.id);
      if (known?.revision === site.revision) {
        kept.delete(site.id);
        kept.set(site.id, known);
        return known.loaded;
      }
      const published = await loadPublished(services.db, site.id, site.siteDocumentId);
      if (published === null) return null;
      const { version } = published;
      // Most revisions change a page and not the site: what was read and derived from its document stays.
      const shell =
        known?.version === version
          ? { ...known.loaded.shell, ...changingPartsOf(services, site) }
          : shellOf(services, site, published.records);
      const targets = await loadTargets(
        services.db,
        site.id,
        linkedDocumentIds(published.records),
        shell.settings.homePageId,
      );
      const loaded = { shell, targets };
      kept.set(site.id, { revision: site.revision, version, loaded });
      for (const siteId of kept.keys()) {
        if (kept.size <= MAX_SHELLS) break;
        kept.delete(siteId);
      }
      return loaded;
    },
  };
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

function shellOf(services: Services, site: Site, records: DocumentRecords): SiteShell {
  const settings = siteSettingsSchema.parse({ ...records['settings'], id: 'settings', type: 'settings' });
  return {
    siteId: site.id,
    ...changingPartsOf(services, site),
    settings,
    header: siteHeaderSchema.parse({ ...records['header'], id: 'header', type: 'header' }),
    design: parseDesign(records['design']),
    records,
    footer: deriveSections(records),
    appDomain: services.config.appDomain,
    maps: mapsOfSite(services.config.maps.installed, settings.mapsKey),
  };
}
