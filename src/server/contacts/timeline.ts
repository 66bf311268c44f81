import type { TimelineEntry } from '#contract/contacts.ts';
import type { TimelineKind } from '#domain/contacts/contact-sources.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContactSource } from './contact-source.ts';
import { knownPerson } from './known-person.ts';
import type { ContactId } from './tables.ts';

const PAGE = 50;
/** Beyond this many at one moment, further ones of that moment are not shown. */
const MAX_AT_ONCE = 100;

interface TimelineQuery {
  readonly kind?: TimelineKind | undefined;
  readonly before?: string | undefined;
}

/**
 * What happened with a person, newest first, 50 a page, of the sources whose entries the reader may see (CRM-07,
 * CRM-23). A page ends between two moments, so that the next begins with the moment before.
 */
export async function timelineOf(
  db: Db,
  sources: readonly ContactSource[],
  siteId: SiteId,
  contactId: ContactId,
  permissions: ReadonlySet<Permission>,
  { kind, before }: TimelineQuery,
): Promise<{ readonly entries: TimelineEntry[]; readonly next: string | null }> {
  const person = await knownPerson(db, siteId, contactId);
  const asked = sources.filter(
    (source) => permissions.has(source.needs) && (kind === undefined || source.kind === kind),
  );
  const limit = PAGE + MAX_AT_ONCE;
  const query = { before: before === undefined ? null : new Date(before), limit };
  const found = await Promise.all(asked.map((source) => source.entries(db, person, query)));
  const entries = found.flat().toSorted((one, other) => other.at.localeCompare(one.at));
  if (entries.length <= PAGE) return { entries, next: null };
  const edge = entries[PAGE - 1]?.at;
  const shown = entries.filter(({ at }, place) => place < PAGE || at === edge);
  return { entries: shown, next: shown.length < entries.length ? (edge ?? null) : null };
}
