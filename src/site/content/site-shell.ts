import type { DesignSettings } from '#domain/design/design-settings.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import type { StoreOnPages } from '#domain/store/store-on-pages.ts';
import type { MapsSettings } from '#domain/maps/maps-settings.ts';
import type { SiteHeader, SiteSettings } from '#domain/sites/site-settings.ts';

/** The parts that all pages of a site share, from the site's document; loaded once for each revision. */
export interface SiteShell {
  readonly siteId: string;
  readonly identifier: string;
  readonly websiteType: string;
  readonly siteStatus: string;
  readonly revision: number;
  readonly settings: SiteSettings;
  readonly header: SiteHeader;
  readonly design: DesignSettings;
  /** The records of the site's document, for its navigation. */
  readonly records: DocumentRecords;
  /** For contributors: the records with the unpublished overlays (OVER-15, OVER-30); else `records`. */
  readonly overlayRecords?: DocumentRecords;
  readonly footer: readonly SectionWithBlocks[];
  /** Whether some of it is for some people only (MEMB-35). */
  readonly isGated?: boolean;
  /** Whether people can be members of the site (MEMB-05). */
  readonly hasMembers?: boolean;
  /** The store, where one of its pages is shown; they lead to the cart unless it sells straight by the checkout (ORD-06, ORD-27). */
  readonly store?: StoreOnPages | null;
  /** Origin of the public host, with its port. */
  readonly origin: string;
  /** Origin of the site's app subdomain. */
  readonly appOrigin: string;
  readonly appDomain: string;
  /** Absent: the map that Portico ships. */
  readonly maps?: MapsSettings;
}
