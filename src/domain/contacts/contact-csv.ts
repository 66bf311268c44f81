import { LEFT_OUT_COLUMN } from '#domain/table-imports/table-import.ts';
import { CONTACT_LIMITS, NO_DETAILS, type OwnField } from './contact-fields.ts';
import type { CardContact } from './vcard.ts';

/** What a column of a table may be. */
type Column =
  | 'email'
  | 'furtherEmails'
  | 'firstName'
  | 'lastName'
  | 'name'
  | 'company'
  | 'phone'
  | 'street'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'country'
  | 'language'
  | 'timeZone'
  | 'labels'
  | 'field'
  | 'none';

/** The columns of an export; own fields follow, each with its name. */
export const CONTACT_COLUMNS = [
  'Email Address',
  'Further Email Addresses',
  'First Name',
  'Last Name',
  'Company',
  'Phone',
  'Street',
  'City',
  'Region',
  'Postal Code',
  'Country',
  'Language',
  'Time Zone',
  'Labels',
] as const;

const HEADERS: Readonly<Record<Exclude<Column, 'field' | 'none'>, readonly string[]>> = {
  email: ['email address', 'email', 'e-mail', 'e-mail address', 'mail'],
  furtherEmails: ['further email addresses', 'email 2', 'other email'],
  firstName: ['first name', 'firstname', 'first_name', 'given name'],
  lastName: ['last name', 'lastname', 'last_name', 'surname', 'family name'],
  name: ['name', 'full name'],
  company: ['company', 'organization', 'organisation', 'organization name'],
  phone: ['phone', 'phone number', 'telephone', 'mobile', 'mobile phone'],
  street: ['street', 'address', 'address line 1'],
  city: ['city', 'town'],
  region: ['region', 'state', 'province'],
  postalCode: ['postal code', 'postcode', 'zip', 'zip code'],
  country: ['country'],
  language: ['language', 'locale'],
  timeZone: ['time zone', 'timezone'],
  labels: ['labels', 'tags'],
};

/** What each column of a table is, by its header, in any order (CRM-19); one that is not known is an own field. */
export function columnsOf(header: readonly string[]): readonly Column[] {
  const taken = new Set<string>();
  return header.map((name) => {
    const wanted = name.trim().toLowerCase();
    if (wanted === '' || wanted === LEFT_OUT_COLUMN.toLowerCase()) return 'none';
    const known = Object.entries(HEADERS).find(([, names]) => names.includes(wanted))?.[0] as
      | Column
      | undefined;
    if (known === undefined) return 'field';
    const isSecond = taken.has(known);
    taken.add(known);
    return isSecond && known !== 'phone' ? 'field' : known;
  });
}

/** A row of a table; null for an empty one. */
export function contactOfRow(
  header: readonly string[],
  columns: readonly Column[],
  row: readonly string[],
): CardContact | null {
  if (row.every((cell) => cell.trim() === '')) return null;
  const all = (wanted: Column) =>
    columns.flatMap((column, place) => {
      const cell = (row[place] ?? '').trim();
      return column === wanted && cell !== '' ? [unquoted(cell)] : [];
    });
  const one = (wanted: Column) => all(wanted)[0] ?? '';
  const [first, last] = splitName(one('name'));
  const address = {
    street: one('street'),
    city: one('city'),
    region: one('region'),
    postalCode: one('postalCode'),
    country: one('country'),
  };
  return {
    ...NO_DETAILS,
    firstName: one('firstName') || first,
    lastName: one('lastName') || last,
    company: one('company'),
    emails: [...all('email'), ...all('furtherEmails').flatMap((cell) => cell.split(/[\s,;]+/))].filter(
      Boolean,
    ),
    phones: all('phone')
      .flatMap((cell) => cell.split(/[;|]/))
      .map((part) => part.trim())
      .filter(Boolean),
    addresses: Object.values(address).every((part) => part === '') ? [] : [address],
    language: one('language'),
    timeZone: one('timeZone'),
    labels: all('labels')
      .flatMap((cell) => cell.split(','))
      .map((part) => part.trim())
      .filter(Boolean),
    fields: columns
      .flatMap((column, place): OwnField[] => {
        const value = unquoted((row[place] ?? '').trim());
        const name = (header[place] ?? '').trim();
        return column === 'field' && value !== '' && name !== '' ? [{ name, value }] : [];
      })
      .slice(0, CONTACT_LIMITS.fields),
  };
}

/** A contact as the cells of an export, with those of its own fields that are named. */
export function contactCells(contact: CardContact, fieldNames: readonly string[]): string[] {
  const [email = '', ...further] = contact.emails;
  const [address] = contact.addresses;
  return [
    email,
    further.join(' '),
    contact.firstName,
    contact.lastName,
    contact.company,
    contact.phones.join('; '),
    address?.street ?? '',
    address?.city ?? '',
    address?.region ?? '',
    address?.postalCode ?? '',
    address?.country ?? '',
    contact.language,
    contact.timeZone,
    contact.labels.join(', '),
    ...fieldNames.map((name) => contact.fields.find((field) => field.name === name)?.value ?? ''),
  ];
}

/** Exports write an apostrophe before what a spreadsheet would run as a formula (CRM-21). */
function unquoted(cell: string): string {
  return /^'\s*[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}

/** At its last space. */
function splitName(name: string): readonly [string, string] {
  const space = name.lastIndexOf(' ');
  return space === -1 ? [name, ''] : [name.slice(0, space).trim(), name.slice(space + 1)];
}
