import { cutText } from '#lib/cut-text.ts';
import { isStorableText } from '#lib/storable-text.ts';
import type { ImportProblem } from '#contract/import-problem.ts';
import type { ImportReport } from '#contract/newsletter-lists.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { erasedAmong } from '#server/contacts/erased-addresses.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import { importStep } from '#domain/newsletters/import-step.ts';
import { readCsvRows } from '#lib/csv-reader.ts';
import {
  subscriberRowReader,
  type ImportedPerson,
  type ReadSubscriberRow,
} from '#domain/newsletters/subscriber-csv.ts';
import type { Id } from '#lib/id.ts';
import { importReasons } from '#messages/en/interface/import-reasons.ts';
import type { Words } from '#messages/message.ts';
import { importProblem } from '#server/platform/csv/import-problem.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { holdPerson, holdSubscription, setState } from './subscriptions.ts';

const MAX_PROBLEMS = 200;
const MAX_NAME = 100;

export interface PeopleImport {
  readonly siteId: SiteId;
  readonly listId: Id<'mailing-list'>;
  /** The text of the file, in pieces. */
  readonly csv: AsyncIterable<string>;
  readonly isDryRun: boolean;
  /** The source of the people's consent, as the owner states it. */
  readonly consent: string;
  readonly accountId: AccountId | null;
}

/**
 * Imports the people of a CSV file into a list, all or none; a second run changes nothing, and no mail is sent
 * (CRM-19). A dry run does the same and rolls it back. Only a chunk of the file is in memory at a time.
 */
export async function importPeople(services: Services, given: PeopleImport): Promise<ImportReport> {
  const trial = await services.db.startTransaction().execute();
  try {
    const report = await takeAll(trial, services, given);
    if (given.isDryRun) await trial.rollback().execute();
    else await trial.commit().execute();
    return report;
  } catch (error) {
    await trial.rollback().execute();
    throw error;
  }
}

async function takeAll(trx: Db, services: Services, given: PeopleImport): Promise<ImportReport> {
  const counts = { added: 0, changed: 0, unchanged: 0, skipped: 0 };
  const problems: ImportProblem[] = [];
  const seen = new Set<string>();
  for await (const person of peopleOf(given.csv)) {
    const problem =
      problemOf(person, seen) ?? (await erasedProblem(trx, services, given.siteId, person.email));
    seen.add(addressKey(person.email));
    const outcome = problem ?? (await importPerson(trx, services, given, person));
    if (outcome === 'added' || outcome === 'changed' || outcome === 'unchanged') counts[outcome] += 1;
    else {
      counts.skipped += 1;
      if (problems.length < MAX_PROBLEMS) {
        problems.push(importProblem(person.line, person.email, outcome));
      }
    }
  }
  return { ...counts, problems };
}

/** The people of a file, row by row. */
async function* peopleOf(csv: AsyncIterable<string>): AsyncGenerator<ImportedPerson> {
  let read: ReadSubscriberRow | null = null;
  let line = 0;
  for await (const row of readCsvRows(csv)) {
    line += 1;
    if (read === null) {
      read = subscriberRowReader(row);
      if (read === null) throw new CallError('import-no-emails');
      continue;
    }
    const person = read(row, line);
    if (person !== null) yield person;
  }
  if (read === null) throw new CallError('import-no-emails');
}

/** Why a row cannot be taken; null where it can. */
function problemOf(person: ImportedPerson, seen: ReadonlySet<string>): Words | null {
  if (person.email === '') return importReasons.noEmail;
  if (!isMailAddress(person.email)) return importReasons.invalidEmail;
  if (![person.firstName, person.lastName].every(isStorableText)) return importReasons.unstorable;
  return seen.has(addressKey(person.email)) ? importReasons.twice : null;
}

/** No import brings back who was erased (CRM-24). */
async function erasedProblem(
  trx: Db,
  services: Services,
  siteId: SiteId,
  email: string,
): Promise<Words | null> {
  const erased = await erasedAmong(trx, services, siteId, [email]);
  return erased.size === 0 ? null : importReasons.erased;
}

/** The outcome for a person, or why the row was skipped. */
async function importPerson(
  trx: Db,
  services: Services,
  given: PeopleImport,
  person: ImportedPerson,
): Promise<'added' | 'changed' | 'unchanged' | Words> {
  const now = services.now();
  const { siteId, listId, accountId, consent } = given;
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
  const before = (await holdSubscription(trx, siteId, listId, subscriberId))?.state ?? null;
  const state = importStep(before, person.state, person.agreedAt !== null || consent !== '');
  if (state === null) {
    const isWanted = person.state === null || person.state === 'subscribed';
    return before === 'unsubscribed' && isWanted ? importReasons.unsubscribed : 'unchanged';
  }
  const confirmedAt =
    state === 'subscribed' && person.agreedAt !== null ? { confirmedAt: new Date(person.agreedAt) } : {};
  const why = { source: 'import', wording: consent, accountId } as const;
  await setState(trx, siteId, { listId, subscriberId, state }, why, { now, ...confirmedAt });
  return before === null ? 'added' : 'changed';
}
