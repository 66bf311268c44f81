import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ContactSort, ListedContact } from '#contract/contacts.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { ruleCondition } from './contact-conditions.ts';
import type { ContactSource } from './contact-source.ts';
import { forgivingCondition } from './forgiving-search.ts';
import { matchingContacts, type ContactFilter } from './matching-contacts.ts';
import { searchCondition } from './search-condition.ts';

export const CONTACTS_PAGE = 50;
/** What matches is counted so far. */
const MAX_COUNTED = 1000;

export interface ContactPage extends ContactFilter {
  readonly sort: ContactSort;
  readonly after?: string | undefined;
}

/**
 * A page of the contacts of a site (CRM-09, CRM-10). Where nothing matches as it was typed, what differs by a letter is
 * shown.
 */
export async function listContacts(
  db: Db,
  sources: readonly ContactSource[],
  siteId: SiteId,
  page: ContactPage,
) {
  const { search = '', rules } = page;
  const ofRules = rules === undefined ? null : ruleCondition(sources, siteId, rules);
  const exact = searchCondition(siteId, search);
  const found = await pageOf(db, siteId, { ...page, ofRules, words: exact });
  if (found.total > 0 || exact === null) return { ...found, isForgiven: false };
  const words = await forgivingCondition(db, siteId, search, ofRules);
  if (words === null) return { ...found, isForgiven: false };
  const forgiven = await pageOf(db, siteId, { ...page, ofRules, words });
  return { ...forgiven, isForgiven: forgiven.total > 0 };
}

interface Narrowed extends ContactPage {
  readonly ofRules: RawBuilder<SqlBool> | null;
  readonly words: RawBuilder<SqlBool> | null;
}

async function pageOf(db: Db, siteId: SiteId, { ofRules, words, sort, after }: Narrowed) {
  const matching = () => matchingContacts(db, siteId, [ofRules, words]);
  const cursor = after === undefined ? null : readCursor(after, sort);
  let query = matching().select([
    'contact.id',
    'contact.first_name as firstName',
    'contact.last_name as lastName',
    'contact.company',
    'contact.first_source as firstSource',
    'contact.last_active_at as lastActiveAt',
    'contact.name_key as nameKey',
    sql<string | null>`(select email from contact_emails as address
      where address.site_id = ${siteId} and address.contact_id = contact.id
      order by place limit 1)`.as('email'),
    sql<ListedContact['labels']>`coalesce((
      select json_agg(json_build_object('id', label.id, 'name', label.name) order by label.name_key)
      from labelled_contacts as given
      join contact_labels as label on label.site_id = given.site_id and label.id = given.label_id
      where given.site_id = ${siteId} and label.site_id = ${siteId} and given.contact_id = contact.id), '[]')`.as(
      'labels',
    ),
  ]);
  if (sort === 'name') {
    if (cursor !== null)
      query = query.where(sql<SqlBool>`(contact.name_key, contact.id) > (${cursor.value}, ${cursor.id})`);
    query = query.orderBy('contact.name_key').orderBy('contact.id');
  } else {
    if (cursor !== null) {
      query = query.where(
        sql<SqlBool>`(contact.last_active_at, contact.id) < (${cursor.value}::timestamptz, ${cursor.id})`,
      );
    }
    query = query.orderBy('contact.last_active_at', 'desc').orderBy('contact.id', 'desc');
  }
  const found = await query.limit(CONTACTS_PAGE + 1).execute();
  const rows = found.slice(0, CONTACTS_PAGE);
  const last = rows.at(-1);
  const isAll = cursor === null && found.length <= CONTACTS_PAGE;
  return {
    contacts: rows.map(({ nameKey: _nameKey, lastActiveAt, ...contact }) => ({
      ...contact,
      lastActiveAt: lastActiveAt.toISOString(),
    })),
    total: isAll ? rows.length : await countUpTo(db, matching()),
    next:
      found.length > CONTACTS_PAGE && last !== undefined
        ? `${sort === 'name' ? last.nameKey : last.lastActiveAt.toISOString()}|${last.id}`
        : null,
  };
}

/** Null for what is none: the list begins at its start then. */
function readCursor(text: string, sort: ContactSort) {
  const at = text.lastIndexOf('|');
  const value = text.slice(0, at);
  const id = text.slice(at + 1);
  if (at < 0 || !isId<'contact'>(id)) return null;
  return sort === 'active' && Number.isNaN(Date.parse(value)) ? null : { value, id };
}

async function countUpTo(db: Db, query: ReturnType<typeof matchingContacts>): Promise<number> {
  const limited = query.select('contact.id').limit(MAX_COUNTED).as('matching');
  const counted = await db
    .selectFrom(limited)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(counted.total);
}
