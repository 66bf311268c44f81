import { sql, type SqlBool } from 'kysely';
import { forgivenBeginning, isForgivable, wantedWords } from '#domain/contacts/searched-words.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { allOf, anyOf, notOf, ofRow, type ContactCondition } from './contact-condition.ts';
import { matchingContacts } from './matching-contacts.ts';
import { beginsWith, holds } from './search-condition.ts';

/** Further words of a search have to be right. */
const MAX_FORGIVEN = 4;
/** So many contacts that may match are looked at each time, and so often, whatever was typed. */
const SAMPLE = 500;
const ROUNDS = 3;
/** What stood in most of those seen is left out the next time. */
const MAX_LEFT_OUT = 20;
/** Of the words that are like one of the search so many are looked for. */
const MAX_MEANT = 10;

/**
 * The condition of a search that forgives one letter a word, about a row `contact` (CRM-09); null where nothing is like
 * it. Which words of the site may be meant is learnt from contacts that an index of beginnings finds (`near_keys`), and
 * these words are then looked for as any others: the work is bounded in steps, and does not grow with what was typed.
 */
export async function forgivingCondition(
  db: Db,
  siteId: SiteId,
  search: string,
  ofRules: ContactCondition | null,
): Promise<ContactCondition | null> {
  const words = wantedWords(search);
  const forgiven = words.filter(isForgivable).slice(0, MAX_FORGIVEN);
  if (forgiven.length === 0) return null;
  const exact = words.filter((word) => !forgiven.includes(word)).map((word) => beginsWith(siteId, word));
  const near = forgiven.map((word) => isNear(siteId, word));
  const meant = forgiven.map(() => new Counted());
  const leftOut: ContactCondition[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = await matchingContacts(db, siteId, [ofRules, ...near, ...exact, ...leftOut])
      .select('contact.search_text as text')
      .limit(SAMPLE)
      .execute();
    const seen = new Counted();
    for (const { text } of rows) learn(text, forgiven, meant, seen);
    if (rows.length < SAMPLE) break;
    for (const together of seen.most(MAX_LEFT_OUT)) {
      leftOut.push(notOf(allOf(together.split(' ').map((each) => ofRow(holds(each))))));
    }
  }
  const ways = meant.map((each) => each.most(MAX_MEANT));
  if (ways.some((each) => each.length === 0)) return null;
  return allOf([
    ...ways.map((beginnings) => anyOf(beginnings.map((each) => beginsWith(siteId, each)))),
    ...exact,
  ]);
}

/** Counts what a contact has for each word of a search, where it has something for all. */
function learn(text: string, forgiven: readonly string[], meant: readonly Counted[], seen: Counted): void {
  const own = text.split(' ').filter((word) => word !== '');
  const begun = forgiven.map((word) =>
    own.find((each) => forgivenBeginning(each, beginningOf(word)) !== null),
  );
  if (begun.every((each) => each !== undefined)) seen.add(begun.join(' '));
  const found = forgiven.map((word) => own.flatMap((each) => forgivenBeginning(each, word) ?? []));
  if (found.some((each) => each.length === 0)) return;
  for (const [place, beginnings] of found.entries()) {
    for (const beginning of new Set(beginnings)) meant[place]?.add(beginning);
  }
}

class Counted {
  readonly #counts = new Map<string, number>();

  add(text: string): void {
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
  }

  /** The most frequent first. */
  most(count: number): readonly string[] {
    return [...this.#counts]
      .sort(([, one], [, other]) => other - one)
      .slice(0, count)
      .map(([text]) => text);
  }
}

/** The lengths of the beginnings in the index of `near_keys`, the longest first. */
const BEGINNINGS = [10, 6, 4] as const;

/** The part of a word by which the index finds what is like it. */
function beginningOf(word: string): string {
  const letters = Array.from(word);
  return letters.slice(0, leastLength(letters.length)).join('');
}

function leastLength(length: number): number {
  return BEGINNINGS.find((each) => each <= length) ?? 4;
}

/** Written as the index is. */
function isNear(siteId: SiteId, word: string): ContactCondition {
  const least = leastLength(Array.from(word).length);
  return {
    // What is like it is found out of the texts.
    ofRow: () => sql<SqlBool>`true`,
    byIndex: {
      name: 'near',
      condition: sql<SqlBool>`near_keys(contact.site_id, contact.search_text, 4)
        && near_keys(${siteId}, ${word}, ${least})`,
    },
  };
}
