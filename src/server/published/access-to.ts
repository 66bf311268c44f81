import type { AccessRule } from '#domain/gating/access-rule.ts';
import type { DocumentId, DocumentRecords } from '#domain/documents/record.ts';
import {
  decideAccess,
  effectiveAccess,
  isOpenTo,
  type AccessDecision,
} from '#domain/gating/effective-access.ts';
import { ANY_VISITOR, type SiteAccess } from '#domain/gating/site-access.ts';
import { shownRecords } from '#domain/gating/shown-records.ts';
import { withheldDocuments, type Withheld } from '#domain/gating/withheld-documents.ts';
import type { ContentEntry } from '#server/content-entries/content-entry.ts';
import type { PublishedSite } from './published-site.ts';

const NONE_LOCKED: ReadonlySet<DocumentId> = new Set();

/** What visitors find in no list is the same until the rules of the site change, and made once for them. */
const withheldFromVisitors = new WeakMap<SiteAccess, Withheld>();

/** Contributors see their site on its app host without passwords. */
function isOpenToVisit({ visit }: PublishedSite): boolean {
  return visit.host === 'app' && visit.caller.isOfSite;
}

/** Documents whose password was not given in this visit: nothing of them is shown anywhere (MEMB-61). */
async function lockedDocuments(published: PublishedSite): Promise<ReadonlySet<DocumentId>> {
  if (isOpenToVisit(published)) return NONE_LOCKED;
  const locks = await published.locks.load(published.site);
  if (locks.size === 0) return NONE_LOCKED;
  return new Set([...locks.keys()].filter((id) => !published.visit.unlocked.has(id)));
}

/** What this visit gets of a page, a collection or an item; notes where others get something else. */
export async function accessTo(
  published: PublishedSite,
  entry: Pick<ContentEntry, 'documentId' | 'collectionId'>,
): Promise<AccessDecision> {
  const { access, visit, site } = published;
  const { documentId, collectionId } = entry;
  const place = { documentId, collectionId };
  if (effectiveAccess(access, place).rule.kind !== 'public') published.gates.isGated = true;
  const locked = await lockedDocuments(published);
  return decideAccess(access, place, visit.viewer, { siteDocumentId: site.siteDocumentId, locked });
}

/** What lists of this visit leave out; notes where those of others are other ones. */
export async function withheldFrom(published: PublishedSite): Promise<Withheld> {
  const { access, visit } = published;
  if (access.documents.size > 0) published.gates.isGated = true;
  const locked = await lockedDocuments(published);
  if (visit.viewer !== ANY_VISITOR || locked !== NONE_LOCKED) {
    return withheldDocuments(access, visit.viewer, locked);
  }
  const known = withheldFromVisitors.get(access) ?? withheldDocuments(access, ANY_VISITOR, NONE_LOCKED);
  withheldFromVisitors.set(access, known);
  return known;
}

/** Records without the sections and blocks that this visit does not get; notes where others get other ones. */
export function shownTo(published: PublishedSite, records: DocumentRecords): DocumentRecords {
  const shown = shownRecords(records, (rule) => isOpenIn(published, rule));
  if (shown.isGated) published.gates.isGated = true;
  return shown.records;
}

function isOpenIn({ visit, access }: PublishedSite, rule: AccessRule): boolean {
  return isOpenTo(rule, visit.viewer, access.areas);
}

/** The site's own document where the whole site asks for a password that the visit has not given; else null. */
export async function lockOfSite(published: PublishedSite): Promise<DocumentId | null> {
  const { siteDocumentId } = published.site;
  return (await lockedDocuments(published)).has(siteDocumentId) ? siteDocumentId : null;
}
