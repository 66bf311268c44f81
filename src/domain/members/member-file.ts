import type { MemberStatus } from './member-status.ts';

/** The columns of an export, in this order (MEMB-68). */
export const MEMBER_COLUMNS = [
  'email',
  'first_name',
  'last_name',
  'status',
  'labels',
  'note',
  'language',
  'joined_at',
  'confirmed_at',
  'last_seen',
  'customer_id',
] as const;

/** The column of an answer to an own field of the site, by its label (MEMB-09). */
export const ANSWER_COLUMN = 'field: ';

/** A member of an imported table. */
export interface FiledMember {
  /** Of the file, from 1; the header is line 1. */
  readonly line: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: Exclude<MemberStatus, 'removed'>;
  readonly labels: readonly string[];
  readonly note: string;
  readonly language: string;
  /** ISO 8601; null where the file says nothing. */
  readonly joinedAt: string | null;
  readonly confirmedAt: string | null;
  /** The day, `2026-01-31`. */
  readonly lastSeen: string | null;
  readonly customerId: string;
  /** Answers to own fields, by their labels in small letters. */
  readonly answers: Readonly<Record<string, string>>;
}

/** What a column of a file may be: an `answer` to the own field that its header names, or left out (`none`). */
export const MEMBER_IMPORT_COLUMNS = [
  'email',
  'name',
  'firstName',
  'lastName',
  'status',
  'labels',
  'note',
  'language',
  'joinedAt',
  'confirmedAt',
  'lastSeen',
  'customerId',
  'answer',
  'none',
] as const;
export type MemberImportColumn = (typeof MEMBER_IMPORT_COLUMNS)[number];

/** By their headers the files of Ghost and Substack are known, too, and names that people give such columns. */
const HEADERS: Readonly<Record<Exclude<MemberImportColumn, 'answer' | 'none'>, readonly string[]>> = {
  email: ['email', 'email address', 'e-mail', 'mail'],
  name: ['name', 'full name'],
  firstName: ['first_name', 'first name', 'firstname'],
  lastName: ['last_name', 'last name', 'lastname', 'surname'],
  status: ['status'],
  labels: ['labels', 'label', 'tags'],
  note: ['note', 'notes'],
  language: ['language'],
  joinedAt: ['joined_at', 'created_at', 'joined'],
  confirmedAt: ['confirmed_at'],
  lastSeen: ['last_seen'],
  customerId: ['customer_id', 'stripe_customer_id'],
};

const STATUSES: Readonly<Record<string, FiledMember['status']>> = {
  active: 'active',
  suspended: 'suspended',
  unverified: 'unverified',
};

/** Reads a row of a table; `line` is its line in the file, from 1. Null for an empty row. */
export type ReadMemberRow = (row: readonly string[], line: number) => FiledMember | null;

/** What each column of a table is, by its header, in any order (CRM-19, MEMB-68). */
export function memberColumns(header: readonly string[]): readonly MemberImportColumn[] {
  const taken = new Set<MemberImportColumn>();
  return header.map((text) => {
    const name = text.trim().toLowerCase();
    if (name.startsWith(ANSWER_COLUMN)) return 'answer';
    const known = MEMBER_IMPORT_COLUMNS.find(
      (column) => column !== 'answer' && column !== 'none' && HEADERS[column].includes(name),
    );
    if (known === undefined || taken.has(known)) return 'none';
    taken.add(known);
    return known;
  });
}

/**
 * How the rows of a table are read, by what its columns are (CRM-19); null where none holds addresses. A member is active
 * unless the file says otherwise (MEMB-69). A name in one column is split at its last space; what an export protected from
 * spreadsheet programs is read without the apostrophe.
 */
export function memberRowReader(
  header: readonly string[],
  columns: readonly MemberImportColumn[],
): ReadMemberRow | null {
  if (!columns.includes('email')) return null;
  const answered = columns.flatMap((column, place) => {
    const name = (header[place] ?? '').trim().toLowerCase();
    const label = name.startsWith(ANSWER_COLUMN) ? name.slice(ANSWER_COLUMN.length) : name;
    return column === 'answer' ? [[label, place] as const] : [];
  });
  return (row, line) => {
    if (row.every((text) => text.trim() === '')) return null;
    const cell = (field: MemberImportColumn): string =>
      unprotected((row[columns.indexOf(field)] ?? '').trim());
    const [first, last] = splitName(cell('name'));
    return {
      line,
      email: cell('email'),
      firstName: cell('firstName') || first,
      lastName: cell('lastName') || last,
      status: STATUSES[cell('status').toLowerCase()] ?? 'active',
      labels: labelsOf(cell('labels')),
      note: cell('note'),
      language: cell('language'),
      joinedAt: timeOf(cell('joinedAt')),
      confirmedAt: timeOf(cell('confirmedAt')),
      lastSeen: timeOf(cell('lastSeen'))?.slice(0, 10) ?? null,
      customerId: cell('customerId'),
      answers: Object.fromEntries(
        answered.flatMap(([label, column]) => {
          const answer = unprotected((row[column] ?? '').trim());
          return answer === '' ? [] : [[label, answer] as const];
        }),
      ),
    };
  };
}

/** Labels in one cell; a comma parts them, and one within a label is written `\,`. */
export function labelsCell(labels: readonly string[]): string {
  return labels.map((label) => label.replaceAll(/[\\,]/g, String.raw`\$&`)).join(', ');
}

function labelsOf(cell: string): readonly string[] {
  const labels = [...cell.matchAll(/(?:[^,\\]|\\.)+/gs)].map(([label]) =>
    label.replaceAll(/\\(.)/gs, '$1').trim(),
  );
  return [...new Set(labels.filter((label) => label !== ''))].toSorted();
}

function unprotected(cell: string): string {
  return /^'[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell) ? cell.slice(1) : cell;
}

function splitName(name: string): readonly [string, string] {
  const space = name.lastIndexOf(' ');
  return space === -1 ? [name, ''] : [name.slice(0, space).trim(), name.slice(space + 1)];
}

/** ISO 8601, and `2026-01-31 12:00:00` in UTC; null for what is no time. */
function timeOf(text: string): string | null {
  if (text === '') return null;
  const iso = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2})?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text;
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
