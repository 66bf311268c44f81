import { parseDesign } from '#domain/design/design-settings.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
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

export interface ShellStore {
  /** Null while the site was never published. */
  load(site: Site): Promise<LoadedShell | null>;
}

/** Keeps the shells of sites by their revision, the least recently used ones leave first. */
export function createShellStore(services: Services): ShellStore {
  const kept = new Map<string, { readonly revision: number; readonly loaded: LoadedShell }>();
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
      const shell = shellOf(services, site, published.records);
      const targets = await loadTargets(
        services.db,
        site.id,
        linkedDocumentIds(published.records),
        shell.settings.homePageId,
      );
      const loaded = { shell, targets };
      kept.set(site.id, { revision: site.revision, loaded });
      for (const siteId of kept.keys()) {
        if (kept.size <= MAX_SHELLS) break;
        kept.delete(siteId);
      }
      return loaded;
    },
  };
}

function shellOf(services: Services, site: Site, records: DocumentRecords): SiteShell {
  const { config } = services;
  const settings = siteSettingsSchema.parse({ ...records['settings'], id: 'settings', type: 'settings' });
  return {
    siteId: site.id,
    identifier: site.identifier,
    websiteType: site.websiteType,
    siteStatus: site.status,
    revision: site.revision,
    settings,
    header: siteHeaderSchema.parse({ ...records['header'], id: 'header', type: 'header' }),
    design: parseDesign(records['design']),
    records,
    footer: deriveSections(records),
    origin: publicUrl(config, site.identifier, ''),
    appOrigin: appUrl(config, site.identifier, ''),
    appDomain: config.appDomain,
  };
}
