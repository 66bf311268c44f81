import { MAX_MEMBER_FILE_BYTES } from '#contract/member-runs.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import {
  MEMBER_IMPORT_COLUMNS,
  memberColumns,
  memberRowReader,
  type FiledMember,
  type MemberImportColumn,
  type ReadMemberRow,
} from '#domain/members/member-file.ts';
import { MAX_LABEL_LENGTH, MAX_MEMBER_LABELS } from '#domain/members/member-runs.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { readCsvRows } from '#lib/csv-reader.ts';
import { isStorableText } from '#lib/storable-text.ts';
import { importReasons } from '#messages/en/interface/import-reasons.ts';
import { fill, type Words } from '#messages/message.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import type { ImportedRow, ReadFile, TableImportPart } from '#server/table-imports/table-import-part.ts';
import { importBatch } from './import-batch.ts';
import { findMemberSettings } from './member-settings.ts';
import { assertRoomForLabels } from './one-member.ts';
import { takeBackMembers } from './take-back-members.ts';

type MemberRow = FiledMember & ImportedRow;

/** Members from the files of Portico, Ghost and Substack; of those who are known, what is empty is filled (MEMB-68, MEMB-69). */
export const memberImport: TableImportPart<MemberRow> = {
  kind: 'members',
  permission: 'crm.write',
  maxBytes: MAX_MEMBER_FILE_BYTES,
  tables: ['members', 'member_history', 'imported_members'],
  read: readMembers,
  problemOf,
  keysOf: ({ email }) => [addressKey(email)],
  async open(services, task) {
    const { siteId } = task;
    const language = await publishedLanguage(services.db, siteId);
    const { fields } = await findMemberSettings(services.db, siteId);
    const labels = new Set<string>();
    return {
      async take(trx, rows) {
        const known = labels.size;
        for (const label of rows.flatMap((row) => row.labels)) labels.add(label);
        const of = { ...task, language, fields, now: services.now(), welcomes: task.options.welcomes };
        const { added, changed } = await importBatch(trx, services, of, rows);
        if (labels.size > known) await assertRoomForLabels(trx, siteId, [...labels]);
        const customers = rows.filter(({ customerId }) => customerId !== '').length;
        return { added, changed, unchanged: rows.length - added - changed, customers, leftOut: [] };
      },
    };
  },
  async ended(trx, services, { siteId, added }) {
    if (added > 0) await wantContacts(trx, siteId, services.now());
  },
  takeBack: takeBackMembers,
};

/** New members become contacts with the next look for people who are none yet (CRM-01): one by one would take minutes. */
async function wantContacts(trx: Db, siteId: SiteId, now: number): Promise<void> {
  const since = new Date(now);
  await trx
    .insertInto('contact_fills')
    .values({ site_id: siteId, since })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ since }))
    .execute();
}

/** The members of a file, row by row. */
async function* readMembers({ text, options, tellColumns }: ReadFile): AsyncGenerator<MemberRow> {
  let read: ReadMemberRow | null = null;
  let line = 0;
  for await (const row of readCsvRows(text)) {
    line += 1;
    if (read === null) {
      const header = row;
      const columns = options.columns?.map(chosenColumn) ?? memberColumns(header);
      tellColumns(header.map((name, place) => ({ header: name, is: columns[place] ?? 'none' })));
      read = memberRowReader(header, columns);
      if (read === null) throw new CallError('import-no-emails');
      continue;
    }
    const member = read(row, line);
    if (member !== null) yield { ...member, cells: row };
  }
  if (read === null) throw new CallError('import-no-emails');
}

function chosenColumn(name: string): MemberImportColumn {
  return MEMBER_IMPORT_COLUMNS.find((column) => column === name) ?? 'none';
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
