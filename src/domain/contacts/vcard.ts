import { MAX_ROW_LENGTH, RowTooLongError } from '#lib/csv-reader.ts';
import { NO_DETAILS, type ContactDetails } from './contact-fields.ts';

/** What a vCard says of a contact. */
export interface CardContact extends ContactDetails {
  /** The primary one first. */
  readonly emails: readonly string[];
  readonly labels: readonly string[];
}

/** Lines are at most so many bytes long (RFC 6350). */
const MAX_LINE_BYTES = 75;

/** A contact as a vCard 4.0 (RFC 6350, CRM-21). */
export function writeVcard(contact: CardContact, uid: string): string {
  const { firstName, lastName, company, emails, phones, addresses, language, timeZone, labels } = contact;
  const name = `${firstName} ${lastName}`.trim() || company || (emails[0] ?? '');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:urn:portico:${uid}`,
    `FN:${escaped(name)}`,
    `N:${[lastName, firstName, '', '', ''].map(escaped).join(';')}`,
    ...(company === '' ? [] : [`ORG:${escaped(company)}`]),
    ...emails.map((email, place) => `EMAIL${place === 0 ? ';PREF=1' : ''}:${escaped(email)}`),
    ...phones.map((phone) => `TEL;VALUE=text:${escaped(phone)}`),
    ...addresses.map(
      ({ street, city, region, postalCode, country }) =>
        `ADR:${['', '', street, city, region, postalCode, country].map(escaped).join(';')}`,
    ),
    ...(language === '' ? [] : [`LANG:${escaped(language)}`]),
    ...(timeZone === '' ? [] : [`TZ:${escaped(timeZone)}`]),
    ...(labels.length === 0 ? [] : [`CATEGORIES:${labels.map(escaped).join(',')}`]),
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Reads the cards of a text, of vCard 3.0 and 4.0 (CRM-20); what is between them is no part of any. */
export async function* readVcards(pieces: AsyncIterable<string>): AsyncGenerator<CardContact> {
  let card: string[] | null = null;
  let held = 0;
  for await (const line of unfoldedLines(pieces)) {
    held = /^(?:BEGIN|END):VCARD$/i.test(line) ? 0 : held + line.length;
    if (held > MAX_ROW_LENGTH) throw new RowTooLongError();
    if (/^BEGIN:VCARD$/i.test(line)) card = [];
    else if (/^END:VCARD$/i.test(line)) {
      if (card !== null) yield contactOf(card);
      card = null;
    } else card?.push(line);
  }
}

async function* unfoldedLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    // Whether a line goes on is said by what follows it.
    const lines = rest.replaceAll(/\r\n?(?=[^\n])|\r\n/g, '\n').split(/\n(?=[^ \t])/);
    rest = lines.pop() ?? '';
    if (rest.length > MAX_ROW_LENGTH) throw new RowTooLongError();
    for (const line of lines) yield unfolded(line);
  }
  for (const line of rest.replaceAll(/\r\n?/g, '\n').split(/\n(?![ \t])/)) yield unfolded(line);
}

function unfolded(line: string): string {
  return line.replaceAll(/\n[ \t]/g, '').trimEnd();
}

function contactOf(lines: readonly string[]): CardContact {
  const values = lines.map(property);
  const all = (name: string) => values.filter((each) => each.name === name);
  const one = (name: string) => plain(all(name)[0]?.value ?? '');
  const [lastName = '', firstName = ''] = parts(all('N')[0]?.value ?? '', ';');
  const hasName = firstName !== '' || lastName !== '';
  const preferred = all('EMAIL').toSorted((a, b) => Number(b.isPreferred) - Number(a.isPreferred));
  return {
    ...NO_DETAILS,
    firstName: hasName ? firstName : one('FN'),
    lastName,
    company: parts(all('ORG')[0]?.value ?? '', ';')[0] ?? '',
    emails: preferred.map(({ value }) => plain(value).replace(/^mailto:/i, '')).filter(Boolean),
    phones: all('TEL')
      .map(({ value }) => plain(value).replace(/^tel:/i, ''))
      .filter(Boolean),
    addresses: all('ADR').map(({ value }) => {
      const [, , street = '', city = '', region = '', postalCode = '', country = ''] = parts(value, ';');
      return { street, city, region, postalCode, country };
    }),
    language: one('LANG'),
    timeZone: one('TZ'),
    labels: all('CATEGORIES').flatMap(({ value }) => parts(value, ',').filter(Boolean)),
  };
}

/** `item1.EMAIL;TYPE=work;PREF=1:ada@example.org`, with quoted parameters. */
function property(line: string): {
  readonly name: string;
  readonly value: string;
  readonly isPreferred: boolean;
} {
  let isQuoted = false;
  let colon = 0;
  while (colon < line.length && (isQuoted || line[colon] !== ':')) {
    if (line[colon] === '"') isQuoted = !isQuoted;
    colon += 1;
  }
  const head = line.slice(0, colon);
  const name = /^[^;]*/.exec(head)?.[0].split('.').at(-1)?.toUpperCase() ?? '';
  return {
    name,
    value: line.slice(colon + 1),
    isPreferred: /;(?:PREF=1\b|PREF\b(?!=)|TYPE=[^;]*\bpref\b)/i.test(head),
  };
}

/** Parts between separators that are not escaped. */
function parts(value: string, separator: ';' | ','): string[] {
  const found = [''];
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at] ?? '';
    if (sign === '\\') {
      found.push((found.pop() ?? '') + sign + (value[at + 1] ?? ''));
      at += 1;
    } else if (sign === separator) found.push('');
    else found.push((found.pop() ?? '') + sign);
  }
  return found.map((part) => plain(part));
}

function plain(text: string): string {
  return text.replaceAll(/\\(.)/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim();
}

function escaped(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/** Cut between characters, so that every line is valid UTF-8. */
function folded(line: string): string {
  let length = 0;
  let result = '';
  for (const sign of line) {
    const bytes = utf8Bytes(sign.codePointAt(0) ?? 0);
    if (length + bytes > MAX_LINE_BYTES) {
      result += '\r\n ';
      length = 1;
    }
    result += sign;
    length += bytes;
  }
  return result;
}

/** How many bytes a code point takes in UTF-8 (RFC 3629, section 3). */
function utf8Bytes(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
