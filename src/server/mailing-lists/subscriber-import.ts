import type { Transaction } from 'kysely';
import { MAX_SUBSCRIBERS_BYTES } from '#contract/newsletter-lists.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { importStep } from '#domain/newsletters/import-step.ts';
import {
  SUBSCRIBER_IMPORT_COLUMNS,
  subscriberColumns,
  subscriberRowReader,
  type ImportedPerson,
  type ReadSubscriberRow,
  type SubscriberImportColumn,
} from '#domain/newsletters/subscriber-csv.ts';
import type { SubscriberState } from '#domain/newsletters/subscriber-state.ts';
import { cutText } from '#lib/cut-text.ts';
import { readCsvRows } from '#lib/csv-reader.ts';
import { isId, type Id } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import { isStorableText } from '#lib/storable-text.ts';
import { importReasons } from '#messages/en/interface/import-reasons.ts';
import type { Words } from '#messages/message.ts';
import { erasedAmong } from '#server/contacts/erased-addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { addressKey, addressKeys } from '#server/platform/mail/address-key.ts';
import type {
  ImportedRow,
  ImportTask,
  LeftOut,
  ReadFile,
  TableImportPart,
} from '#server/table-imports/table-import-part.ts';
import { findList } from './lists.ts';
import { holdPerson, holdSubscription, setState } from './subscriptions.ts';
import { takeBackSubscribers } from './take-back-subscribers.ts';

const MAX_NAME = 100;

type Trx = Transaction<Database>;
type PersonRow = ImportedPerson & ImportedRow;

/** People of a mailing list, as Mailchimp and others write them; never more permissive than before (NEWS-64 to NEWS-67). */
export const subscriberImport: TableImportPart<PersonRow> = {
  kind: 'subscribers',
  permission: 'newsletter.subscribers.write',
  maxBytes: MAX_SUBSCRIBERS_BYTES,
  tables: ['subscribers', 'list_subscriptions', 'subscription_changes', 'contacts', 'contact_emails'],
  hasTarget: async (db, siteId, targetId) =>
    isId<'mailing-list'>(targetId) && (await findList(db, siteId, targetId)) !== null,
  read: readPeople,
  problemOf,
  keysOf: ({ email }) => [addressKey(email)],
  async open(services, task) {
    const { siteId, targetId: listId } = task;
    invariant(listId !== null && isId<'mailing-list'>(listId), 'subscribers are taken into a list');
    // It may be deleted while a file waits.
    if ((await findList(services.db, siteId, listId)) === null) throw new CallError('not-found');
    return {
      async take(trx, rows) {
        const erased = await erasedAmong(
          trx,
          services,
          siteId,
          rows.map(({ email }) => email),
        );
        const states = await statesOf(trx, siteId, listId, rows);
        const leftOut: LeftOut<PersonRow>[] = [];
        const counts = { added: 0, changed: 0, unchanged: 0 };
        for (const row of rows) {
          const before =
            addressKeys(row.email)
              .map((key) => states.get(key))
              .find(Boolean) ?? null;
          const outcome = erased.has(row.email)
            ? importReasons.erased
            : await takePerson(trx, { ...task, listId, now: services.now() }, row, before);
          if (typeof outcome === 'string') counts[outcome] += 1;
          else leftOut.push({ row, why: outcome });
        }
        return { ...counts, leftOut };
      },
    };
  },
  ended: () => Promise.resolve(),
  takeBack: takeBackSubscribers,
};

/** The people of a file, row by row. */
async function* readPeople({ text, options, tellColumns }: ReadFile): AsyncGenerator<PersonRow> {
  let read: ReadSubscriberRow | null = null;
  let line = 0;
  for await (const row of readCsvRows(text)) {
    line += 1;
    if (read === null) {
      const header = row;
      const columns = options.columns?.map(chosenColumn) ?? subscriberColumns(header);
      tellColumns(header.map((name, place) => ({ header: name, is: columns[place] ?? 'none' })));
      read = subscriberRowReader(columns);
      if (read === null) throw new CallError('import-no-emails');
      continue;
    }
    const person = read(row, line);
    if (person !== null) yield { ...person, cells: row };
  }
  if (read === null) throw new CallError('import-no-emails');
}

function chosenColumn(name: string): SubscriberImportColumn {
  return SUBSCRIBER_IMPORT_COLUMNS.find((column) => column === name) ?? 'none';
}

/** Why a row cannot be taken; null where it can. */
function problemOf({ email, firstName, lastName }: ImportedPerson): Words | null {
  if (email === '') return importReasons.noEmail;
  if (!isMailAddress(email)) return importReasons.invalidEmail;
  return [firstName, lastName].every(isStorableText) ? null : importReasons.unstorable;
}

/** The states of those who are on the list, by their addresses: nothing is written for whom nothing changes. */
async function statesOf(
  trx: Trx,
  siteId: SiteId,
  listId: Id<'mailing-list'>,
  rows: readonly ImportedPerson[],
): Promise<ReadonlyMap<string, SubscriberState>> {
  const known = await trx
    .selectFrom('subscribers as person')
    .innerJoin('list_subscriptions as subscription', (join) =>
      join
        .onRef('subscription.site_id', '=', 'person.site_id')
        .onRef('subscription.subscriber_id', '=', 'person.id'),
    )
    .select(['person.email_key as key', 'subscription.state'])
    .where('person.site_id', '=', siteId)
    .where('subscription.site_id', '=', siteId)
    .where('subscription.list_id', '=', listId)
    .where(
      'person.email_key',
      'in',
      rows.flatMap(({ email }) => addressKeys(email)),
    )
    .execute();
  return new Map(known.map(({ key, state }) => [key, state]));
}

interface TakingPerson extends ImportTask {
  readonly listId: Id<'mailing-list'>;
  readonly now: number;
}

/** The outcome for a person, or why the row was left out. */
async function takePerson(
  trx: Trx,
  taking: TakingPerson,
  person: ImportedPerson,
  known: SubscriberState | null,
): Promise<'added' | 'changed' | 'unchanged' | Words> {
  const { siteId, listId, importId, accountId, isDryRun, now } = taking;
  const { consent } = taking.options;
  const stepFrom = (before: SubscriberState | null) =>
    importStep(before, person.state, person.agreedAt !== null || consent !== '');
  if (stepFrom(known) === null) {
    const isWanted = person.state === null || person.state === 'subscribed';
    return known === 'unsubscribed' && isWanted ? importReasons.unsubscribed : 'unchanged';
  }
  if (isDryRun) return known === null ? 'added' : 'changed';
  const { subscriberId } = await holdPerson(
    trx,
    siteId,
    {
      email: person.email,
      firstName: cutText(person.firstName, MAX_NAME),
      lastName: cutText(person.lastName, MAX_NAME),
    },
    now,
  );
  const before = await holdSubscription(trx, siteId, listId, subscriberId);
  const state = stepFrom(before?.state ?? null);
  // Who did something in the meantime.
  if (state === null) return 'unchanged';
  const confirmedAt =
    state === 'subscribed' && person.agreedAt !== null ? { confirmedAt: new Date(person.agreedAt) } : {};
  const why = { source: 'import', wording: consent, accountId } as const;
  await setState(trx, siteId, { listId, subscriberId, state }, why, { now, ...confirmedAt });
  await trx
    .insertInto('imported_subscribers')
    .values({
      site_id: siteId,
      import_id: importId,
      subscriber_id: subscriberId,
      taken_at: new Date(now),
      before:
        before === null
          ? null
          : JSON.stringify({ state: before.state, confirmedAt: before.confirmedAt?.toISOString() ?? null }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return before === null ? 'added' : 'changed';
}
