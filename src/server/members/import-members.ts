import type { ImportProblem } from '#contract/import-problem.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { memberRowReader, type FiledMember, type ReadMemberRow } from '#domain/members/member-file.ts';
import { MAX_LABEL_LENGTH, MAX_MEMBER_LABELS } from '#domain/members/member-runs.ts';
import { readCsvRows } from '#lib/csv-reader.ts';
import { isStorableText } from '#lib/storable-text.ts';
import { importReasons } from '#messages/en/interface/import-reasons.ts';
import { fill, type Words } from '#messages/message.ts';
import { importProblem } from '#server/platform/csv/import-problem.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { sql, type Transaction } from 'kysely';
import { importBatch } from './import-batch.ts';
import { createMemberRun } from './member-runs.ts';
import { findMemberSettings } from './member-settings.ts';
import { assertRoomForLabels } from './one-member.ts';
import type { MemberRunId } from './tables.ts';

const BATCH = 500;
const MAX_PROBLEMS = 200;
/** So many new members at once change what the database has to know of them to plan searches. */
const MANY = 5000;

export interface MemberImport {
  readonly siteId: SiteId;
  /** The text of the file, in pieces. */
  readonly csv: AsyncIterable<string>;
  readonly isDryRun: boolean;
  /** Whether those who are new get a mail. */
  readonly welcomes: boolean;
  readonly by: AccountId;
}

interface ImportedMembers {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly skipped: number;
  readonly customers: number;
  readonly problems: readonly ImportProblem[];
  /** By which it is undone; null where nothing was changed. */
  readonly runId: MemberRunId | null;
}

/**
 * Imports the members of a CSV file, all or none; a second run changes nothing (CRM-19, MEMB-68, MEMB-69). A dry run does
 * the same and rolls it back. Only a batch of the file is in memory at a time, and the addresses it holds.
 */
export async function importMembers(services: Services, given: MemberImport): Promise<ImportedMembers> {
  const trial = await services.db.startTransaction().execute();
  let report: ImportedMembers;
  try {
    report = await takeAll(trial, services, given);
    if (given.isDryRun) await trial.rollback().execute();
    else await trial.commit().execute();
  } catch (error) {
    await trial.rollback().execute();
    throw error;
  }
  if (given.isDryRun) return { ...report, runId: null };
  if (report.added >= MANY) await analyzeMembers(services);
  return report;
}

/** Until the database does so by itself, it plans searches as for few members. */
async function analyzeMembers({ db }: Pick<Services, 'db'>): Promise<void> {
  await sql`analyze members`.execute(db);
}

async function takeAll(
  trx: Transaction<Database>,
  services: Services,
  given: MemberImport,
): Promise<ImportedMembers> {
  const { siteId, by } = given;
  const counts = { added: 0, changed: 0, unchanged: 0, skipped: 0, customers: 0 };
  const problems: ImportProblem[] = [];
  const seen = new Set<string>();
  const labels = new Set<string>();
  const now = services.now();
  const runId = await createMemberRun(trx, siteId, { kind: 'import', selection: {}, total: 0, by, now });
  const language = await publishedLanguage(trx, siteId);
  const { fields } = await findMemberSettings(trx, siteId);
  const of = { ...given, runId, language, fields, now, welcomes: given.welcomes && !given.isDryRun };
  let batch: FiledMember[] = [];
  const take = async () => {
    const outcome = await importBatch(trx, services, of, batch);
    counts.added += outcome.added;
    counts.changed += outcome.changed;
    counts.unchanged += batch.length - outcome.added - outcome.changed;
    batch = [];
  };
  for await (const member of membersOf(given.csv)) {
    const key = addressKey(member.email);
    const problem = problemOf(member) ?? (seen.has(key) ? importReasons.twice : null);
    seen.add(key);
    if (problem !== null) {
      counts.skipped += 1;
      if (problems.length < MAX_PROBLEMS) {
        problems.push(importProblem(member.line, member.email, problem));
      }
      continue;
    }
    if (member.customerId !== '') counts.customers += 1;
    for (const label of member.labels) labels.add(label);
    batch.push(member);
    if (batch.length === BATCH) await take();
  }
  if (batch.length > 0) await take();
  await assertRoomForLabels(trx, siteId, [...labels]);
  const changed = counts.added + counts.changed;
  if (counts.added > 0) await wantContacts(trx, siteId, now);
  await endRun(trx, given, runId, { changed, total: changed + counts.unchanged });
  return { ...counts, problems, runId: changed === 0 ? null : runId };
}

/** New members become contacts with the next look for people who are none yet (CRM-01): one by one would take minutes. */
async function wantContacts(trx: Transaction<Database>, siteId: SiteId, now: number): Promise<void> {
  const since = new Date(now);
  await trx
    .insertInto('contact_fills')
    .values({ site_id: siteId, since })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ since }))
    .execute();
}

/** A run that changed nothing leaves no trace. */
async function endRun(
  trx: Transaction<Database>,
  { siteId }: MemberImport,
  runId: MemberRunId,
  { changed, total }: { readonly changed: number; readonly total: number },
): Promise<void> {
  if (changed === 0) {
    await trx.deleteFrom('member_runs').where('site_id', '=', siteId).where('id', '=', runId).execute();
    return;
  }
  await trx
    .updateTable('member_runs')
    .set({ state: 'done', total, looked_at: total, changed })
    .where('site_id', '=', siteId)
    .where('id', '=', runId)
    .execute();
}

/** The members of a file, row by row. */
async function* membersOf(csv: AsyncIterable<string>): AsyncGenerator<FiledMember> {
  let read: ReadMemberRow | null = null;
  let line = 0;
  for await (const row of readCsvRows(csv)) {
    line += 1;
    if (read === null) {
      read = memberRowReader(row);
      if (read === null) throw new CallError('import-no-emails');
      continue;
    }
    const member = read(row, line);
    if (member !== null) yield member;
  }
  if (read === null) throw new CallError('import-no-emails');
}

/** Why a row cannot be taken; null where it can. */
function problemOf(member: FiledMember): Words | null {
  if (member.email === '') return importReasons.noEmail;
  if (!isMailAddress(member.email)) return importReasons.invalidEmail;
  const { firstName, lastName, note, labels, customerId, answers } = member;
  if (![firstName, lastName, note, customerId, ...labels, ...Object.values(answers)].every(isStorableText))
    return importReasons.unstorable;
  if (labels.length > MAX_MEMBER_LABELS || labels.some(({ length }) => length > MAX_LABEL_LENGTH)) {
    return fill(importReasons.labels, { count: MAX_MEMBER_LABELS, max: MAX_LABEL_LENGTH });
  }
  return null;
}
