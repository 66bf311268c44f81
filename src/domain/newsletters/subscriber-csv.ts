import type { SubscriberState } from './subscriber-state.ts';

/** A person of an imported table. */
export interface ImportedPerson {
  /** Of the file, from 1; the header is line 1. */
  readonly line: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What the file says about the person; null where it says nothing. */
  readonly state: SubscriberState | null;
  /** When they agreed; null without a time. */
  readonly agreedAt: string | null;
}

/** The columns of an export, in the names of Mailchimp's where they exist (NEWS-64, NEWS-68). */
export const SUBSCRIBER_COLUMNS = [
  'Email Address',
  'First Name',
  'Last Name',
  'State',
  'OPTIN_TIME',
  'CONFIRM_TIME',
  'UNSUB_TIME',
  'CLEAN_TIME',
] as const;

/** What a column of a file may be; `none` is left out. */
export const SUBSCRIBER_IMPORT_COLUMNS = [
  'email',
  'firstName',
  'lastName',
  'name',
  'state',
  'optIn',
  'confirm',
  'unsubscribed',
  'cleaned',
  'none',
] as const;
export type SubscriberImportColumn = (typeof SUBSCRIBER_IMPORT_COLUMNS)[number];

const HEADERS: Readonly<Record<Exclude<SubscriberImportColumn, 'none'>, readonly string[]>> = {
  email: ['email address', 'email', 'e-mail', 'e-mail address', 'mail'],
  firstName: ['first name', 'firstname', 'first_name'],
  lastName: ['last name', 'lastname', 'last_name', 'surname'],
  name: ['name', 'full name'],
  state: ['state', 'status'],
  optIn: ['optin_time'],
  confirm: ['confirm_time'],
  unsubscribed: ['unsub_time'],
  cleaned: ['clean_time'],
};

const STATES: Readonly<Record<string, SubscriberState>> = {
  pending: 'pending',
  subscribed: 'subscribed',
  active: 'subscribed',
  unsubscribed: 'unsubscribed',
  bounced: 'bounced',
  cleaned: 'bounced',
  complained: 'complained',
};

/** Reads a row of a table; `line` is its line in the file, from 1. Null for an empty row. */
export type ReadSubscriberRow = (row: readonly string[], line: number) => ImportedPerson | null;

/** What each column of a table is, by its header, in any order (CRM-19, NEWS-64 to NEWS-67). */
export function subscriberColumns(header: readonly string[]): readonly SubscriberImportColumn[] {
  const taken = new Set<SubscriberImportColumn>();
  return header.map((text) => {
    const name = text.trim().toLowerCase();
    const known = SUBSCRIBER_IMPORT_COLUMNS.find(
      (column) => column !== 'none' && HEADERS[column].includes(name),
    );
    if (known === undefined || taken.has(known)) return 'none';
    taken.add(known);
    return known;
  });
}

/**
 * How the rows of a table are read, by what its columns are (CRM-19); null where none holds addresses. A name in one
 * column is split at its last space.
 */
export function subscriberRowReader(columns: readonly SubscriberImportColumn[]): ReadSubscriberRow | null {
  if (!columns.includes('email')) return null;
  return (row, line) => {
    const cell = (field: SubscriberImportColumn): string => row[columns.indexOf(field)]?.trim() ?? '';
    if (row.every((text) => text.trim() === '')) return null;
    const [first, last] = splitName(cell('name'));
    return {
      line,
      email: cell('email'),
      firstName: cell('firstName') || first,
      lastName: cell('lastName') || last,
      state: stateOf(cell),
      agreedAt: timeOf(cell('confirm')) ?? timeOf(cell('optIn')),
    };
  };
}

/** A row that says when somebody left or bounced says so, whatever the file is called (NEWS-65). */
function stateOf(cell: (field: SubscriberImportColumn) => string): SubscriberState | null {
  if (cell('unsubscribed') !== '') return 'unsubscribed';
  if (cell('cleaned') !== '') return 'bounced';
  return STATES[cell('state').toLowerCase()] ?? null;
}

function splitName(name: string): readonly [string, string] {
  const space = name.lastIndexOf(' ');
  return space === -1 ? [name, ''] : [name.slice(0, space).trim(), name.slice(space + 1)];
}

/** Times are written `2026-01-31 12:00:00` in UTC by Mailchimp, and as ISO by others. */
function timeOf(text: string): string | null {
  if (text === '') return null;
  const iso = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2})?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text;
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
