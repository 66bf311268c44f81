import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { SiteStatus } from '#domain/sites/site-status.ts';
import type { WebsiteType } from '#domain/sites/website-type.ts';

/** A site as the rest of the server needs it. */
export interface Site {
  readonly id: SiteId;
  readonly identifier: string;
  readonly title: string;
  readonly status: SiteStatus;
  readonly websiteType: WebsiteType;
  /** The one document of kind `site`. */
  readonly siteDocumentId: DocumentId;
  /** Counts what changes published pages: published HTML is cached by it. */
  readonly revision: number;
  /** Whether visitors get its pages (EDIT-187). */
  readonly isPublic: boolean;
  /** The numbers of the functions that are off (CONT-228). */
  readonly featuresOff: readonly number[];
  readonly createdAt: Date;
  readonly removedAt: Date | null;
}
