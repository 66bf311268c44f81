import type { DocumentId } from '../documents/record.ts';
import type { AreaNavigationPlace } from './area-navigation-place.ts';
import type { AccessPreview, AccessRule, AreaId, PlanId } from './access-rule.ts';

/** Which members an area is open to: all of them, or those with one of the plans that open it (MEMB-36). */
export interface AreaAccess {
  readonly isForAllMembers: boolean;
  readonly planIds: readonly PlanId[];
  readonly navigation: AreaNavigationPlace;
}

/** What a live document says of who gets it, and where it lies. */
export interface LiveAccess {
  /** The collection of an item. */
  readonly collectionId: DocumentId | null;
  /** Null inherits. */
  readonly rule: AccessRule | null;
  readonly preview: AccessPreview;
  /** The areas it lies in (MEMB-36). */
  readonly areaIds: readonly AreaId[];
}

/** Pages of the site that stand in place of what somebody does not get (MEMB-60); null: that of Portico. */
export interface AccessPages {
  /** For people who are not signed in. */
  readonly visitor: DocumentId | null;
  /** For members without access. */
  readonly member: DocumentId | null;
}

export const NO_ACCESS_PAGES: AccessPages = { visitor: null, member: null };

/** Everything that decides who gets what of a site; documents that say nothing of it are not in it. */
export interface SiteAccess {
  readonly documents: ReadonlyMap<DocumentId, LiveAccess>;
  readonly areas: ReadonlyMap<AreaId, AreaAccess>;
  readonly pages: AccessPages;
}

/** Who looks. `everything`: a contributor with the right to content, on the app host (MEMB-45). */
export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly planIds: ReadonlySet<PlanId> }
  | { readonly kind: 'everything' };

export const ANY_VISITOR: Viewer = { kind: 'visitor' };
