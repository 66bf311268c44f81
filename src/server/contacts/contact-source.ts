import type { RawBuilder, SqlBool, Transaction } from 'kysely';
import type { ContactOrders, ContactStanding, TimelineEntry } from '#contract/contacts.ts';
import type { ContactRule } from '#domain/contacts/contact-rules.ts';
import type { TimelineKind } from '#domain/contacts/contact-sources.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { JsonValue } from '#lib/json.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { ContactCondition } from './contact-condition.ts';
import type { TouchingPerson } from './touch-contact.ts';
import type { ContactId } from './tables.ts';

/** A contact as its sources know it. */
export interface KnownPerson {
  readonly siteId: SiteId;
  readonly contactId: ContactId;
  /** All keys that its addresses may be kept under. */
  readonly emailKeys: readonly string[];
}

export interface TimelineQuery {
  /** Entries at or after this are left out. */
  readonly before: Date | null;
  readonly limit: number;
}

type RuleOf<Kind extends ContactRule['kind']> = Extract<ContactRule, { readonly kind: Kind }>;

/** Conditions of rules about a row `contact` of the site; what a feature knows of people is its own to say. */
export type ContactConditions = {
  readonly [Kind in ContactRule['kind']]?: (siteId: SiteId, rule: RuleOf<Kind>) => ContactCondition;
};

/** A feature that deals with people by their address: contacts know none, each hands itself in (`contact-sources.ts`). */
export interface ContactSource {
  /** Who may see what it says (CRM-23). */
  readonly needs: Permission;
  /** What it puts into timelines. */
  readonly kind: TimelineKind;
  /** The latest first (CRM-07). */
  readonly entries: (db: Db, person: KnownPerson, query: TimelineQuery) => Promise<readonly TimelineEntry[]>;
  /** Where the person stands with it (CRM-06). */
  readonly standings?: (db: Db, person: KnownPerson) => Promise<readonly ContactStanding[]>;
  /** How much the person has bought (CRM-08). */
  readonly bought?: (db: Db, person: KnownPerson) => Promise<ContactOrders>;
  /** Names and numbers that were given with an address of the person (CRM-05). */
  readonly given?: (db: Db, person: KnownPerson) => Promise<readonly string[]>;
  readonly conditions?: ContactConditions;
  /** Whether it still deals with a row `contact`, so that nobody is erased for being inactive (CRM-29). */
  readonly holds?: (siteId: SiteId) => RawBuilder<SqlBool>;
  /** Lists that contacts are added to (CRM-13). */
  readonly lists?: ContactLists;
  /** Settles what both have where two contacts are joined; what it gives takes that back (CRM-15, CRM-17). */
  readonly merge?: (
    trx: MergeTransaction,
    kept: KnownPerson,
    other: KnownPerson,
    merging: Merging,
  ) => Promise<JsonValue>;
  readonly undoMerge?: (
    trx: MergeTransaction,
    siteId: SiteId,
    undo: JsonValue,
    by: MergingPerson,
  ) => Promise<void>;
  /** People a site dealt with before there were contacts, in batches; each is found again where it was interrupted. */
  readonly people?: (db: Db, siteId: SiteId) => AsyncGenerator<readonly PastPerson[]>;
}

export interface ContactLists {
  /** Null where there is no such list. */
  readonly nameOf: (db: Db, siteId: SiteId, listId: Id<'mailing-list'>) => Promise<string | null>;
  /** Adds contacts by their primary addresses, without a mail; how many were not on it. */
  readonly join: (trx: Db, joining: Joining, ids: readonly ContactId[]) => Promise<number>;
}

export interface Joining {
  readonly siteId: SiteId;
  readonly listId: Id<'mailing-list'>;
  /** How they agreed, as the owner says; empty where they have yet to. */
  readonly consent: string;
  readonly accountId: AccountId | null;
  readonly now: number;
}

export type MergeTransaction = Transaction<Database>;

export interface Merging extends MergingPerson {
  readonly services: Services;
  /** Whose account of a member keeps its sign-in where both have one (CRM-16). */
  readonly signIn: 'kept' | 'other';
}

export interface MergingPerson {
  readonly accountId: AccountId;
  readonly now: number;
}

export interface PastPerson extends TouchingPerson {
  readonly at: Date;
}
