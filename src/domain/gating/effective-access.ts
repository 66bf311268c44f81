import { assertNever } from '#lib/invariant.ts';
import type { DocumentId } from '../documents/record.ts';
import { EVERYBODY, NO_PREVIEW, type AccessPreview, type AccessRule } from './access-rule.ts';
import type { SiteAccess, Viewer } from './site-access.ts';

/** A page, a collection or an item. */
export interface GatedPlace {
  readonly documentId: DocumentId;
  /** Of an item. */
  readonly collectionId: DocumentId | null;
}

export interface EffectiveAccess {
  readonly rule: AccessRule;
  /** Where it comes from (MEMB-37). */
  readonly from: 'own' | 'area' | 'collection' | 'nothing';
  readonly preview: AccessPreview;
}

/**
 * The one rule that holds for a place: its own, else that of its areas, else that of its collection, else none
 * (MEMB-35, MEMB-37). Passwords are asked for before it.
 */
export function effectiveAccess(site: Pick<SiteAccess, 'documents'>, place: GatedPlace): EffectiveAccess {
  const own = site.documents.get(place.documentId);
  const preview = own?.preview ?? NO_PREVIEW;
  if (own?.rule != null) return { rule: own.rule, from: 'own', preview };
  if (own !== undefined && own.areaIds.length > 0) {
    return { rule: { kind: 'chosen', planIds: [], areaIds: [...own.areaIds] }, from: 'area', preview };
  }
  if (place.collectionId !== null) {
    const collection = { documentId: place.collectionId, collectionId: null };
    const inherited = effectiveAccess(site, collection);
    if (inherited.from !== 'nothing') return { rule: inherited.rule, from: 'collection', preview };
  }
  return { rule: EVERYBODY, from: 'nothing', preview };
}

/** Whether somebody gets what a rule is about; access to one of the plans or areas is enough (MEMB-36). */
export function isOpenTo(rule: AccessRule, viewer: Viewer, areas: SiteAccess['areas']): boolean {
  if (viewer.kind === 'everything') return true;
  switch (rule.kind) {
    case 'public':
      return true;
    case 'hidden':
      return false;
    case 'members':
      return viewer.kind === 'member';
    case 'chosen':
      return (
        viewer.kind === 'member' &&
        (rule.planIds.some((id) => viewer.planIds.has(id)) ||
          rule.areaIds.some((id) => {
            const area = areas.get(id);
            return (
              area !== undefined &&
              (area.isForAllMembers || area.planIds.some((planId) => viewer.planIds.has(planId)))
            );
          }))
      );
    default:
      return assertNever(rule);
  }
}

/** What of a place somebody gets. */
export type AccessDecision =
  | { readonly kind: 'open' }
  /** As if there were nothing. */
  | { readonly kind: 'nothing' }
  /** The password of this document is asked for (MEMB-61). */
  | { readonly kind: 'password'; readonly documentId: DocumentId }
  /** It is for members; what is shown is the preview (MEMB-42), and how to get it (MEMB-59, MEMB-60). */
  | { readonly kind: 'members'; readonly rule: AccessRule; readonly preview: AccessPreview };

/**
 * What a viewer gets of a place. `locked` are the documents whose password was not given; `siteDocumentId` stands for
 * the whole site, which is asked for first, then the collection, then the place itself.
 */
export function decideAccess(
  site: SiteAccess,
  place: GatedPlace,
  viewer: Viewer,
  passwords: { readonly siteDocumentId: DocumentId; readonly locked: ReadonlySet<DocumentId> },
): AccessDecision {
  const locked = [passwords.siteDocumentId, place.collectionId, place.documentId].find(
    (id): id is DocumentId => id !== null && passwords.locked.has(id),
  );
  if (locked !== undefined) return { kind: 'password', documentId: locked };
  const { rule, preview } = effectiveAccess(site, place);
  if (isOpenTo(rule, viewer, site.areas)) return { kind: 'open' };
  return rule.kind === 'hidden' ? { kind: 'nothing' } : { kind: 'members', rule, preview };
}
