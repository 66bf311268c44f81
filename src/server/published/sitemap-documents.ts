import { setImmediate as nextTurn } from 'node:timers/promises';
import { ANY_VISITOR } from '#domain/gating/site-access.ts';
import { withheldDocuments, type Withheld } from '#domain/gating/withheld-documents.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { SitemapAddress } from '#domain/seo/sitemap.ts';
import { sourceOfCollection } from '#server/collections/collection-sources.ts';
import type { LabelsOfList } from '#server/collections/define-collection-source.ts';
import { labelAddress } from './label-address.ts';
import type { PublishedSite } from './published-site.ts';
import { listIndexable, type SitemapRow } from './queries.ts';
import type { ReadSitemap } from './sitemap-plan.ts';

/** Collections whose labels are read at a time: each may have thousands. */
const COLLECTIONS_AT_A_TIME = 20;

/** Reads what search engines are to find of a site: its documents and the lists of labels (FIND-35, FIND-36, FIND-38). */
export function sitemapDocuments({ services, site, loaded, locks, access }: PublishedSite): ReadSitemap {
  const { settings, origin } = loaded.shell;
  return async (after, limit) => {
    // What visitors do not get must not be indexed, whoever requests the sitemap.
    const locked = new Set((await locks.load(site)).keys());
    const { documents, exempt } = withheldDocuments(access, ANY_VISITOR, locked);
    const { visitor, member } = access.pages;
    const own = [settings.notFoundPageId, visitor, member].filter((id) => id !== null);
    const except = { documents: new Set([...own, ...documents]), exempt };
    const rows = await listIndexable(services.db, site.id, { after, limit, except });
    const labels = await labelsOf(rows, except);
    return rows.map((row) => {
      const { documentId } = row;
      const of = labels.get(documentId);
      return { documentId, addresses: [addressOf(row, of), ...labelAddresses(row, of)] };
    });
  };

  async function labelsOf(
    rows: readonly SitemapRow[],
    except: Withheld,
  ): Promise<ReadonlyMap<DocumentId, LabelsOfList>> {
    const found = new Map<DocumentId, LabelsOfList>();
    for (const [type, ofType] of Map.groupBy(rows, ({ collectionType }) => collectionType)) {
      if (type === null) continue;
      const source = sourceOfCollection(type);
      if (source.listLabels === undefined) continue;
      const ids = ofType.map(({ documentId }) => documentId);
      for (let at = 0; at < ids.length; at += COLLECTIONS_AT_A_TIME) {
        const some = ids.slice(at, at + COLLECTIONS_AT_A_TIME);
        for (const [id, labels] of await source.listLabels(services.db, site.id, some, except)) {
          found.set(id, labels);
        }
        await nextTurn();
      }
    }
    return found;
  }

  function addressOf(row: SitemapRow, labels: LabelsOfList | undefined): SitemapAddress {
    const images = [...(row.image === null ? [] : [row.image.path]), ...(row.imagePaths ?? [])];
    return {
      url: origin + (row.documentId === settings.homePageId ? '/' : encodeURI(row.path)),
      modifiedAt: newest(row, labels?.changedAt),
      images: images.map((path) => origin + path),
    };
  }

  function labelAddresses(row: SitemapRow, of: LabelsOfList | undefined): readonly SitemapAddress[] {
    return (of?.labels ?? []).flatMap(({ changedAt, ...label }) => {
      const path = labelAddress(row.path, label);
      return path === null ? [] : [{ url: origin + path, modifiedAt: newest(row, changedAt), images: [] }];
    });
  }
}

/** A list changes with its settings and with what it lists. */
function newest({ updatedAt }: SitemapRow, changedAt = 0): string {
  return new Date(Math.max(updatedAt.getTime(), changedAt)).toISOString();
}
