import { expect, it } from 'vitest';
import { RowTooLongError } from '#lib/csv-reader.ts';
import { NO_DETAILS } from './contact-fields.ts';
import { readVcards, writeVcard, type CardContact } from './vcard.ts';

async function read(text: string, size = 7): Promise<CardContact[]> {
  const pieces = (async function* () {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  })();
  const found: CardContact[] = [];
  for await (const card of readVcards(pieces)) found.push(card);
  return found;
}

const zoe: CardContact = {
  ...NO_DETAILS,
  firstName: 'Zoë',
  lastName: 'Łuka; Groß',
  company: 'Kiln, Clay\\Co',
  emails: ['zoe@example.org', 'z@work.example'],
  phones: ['+49 30 1234'],
  addresses: [
    { street: 'Long Street 1\nBack yard', city: 'Bonn', region: '', postalCode: '53111', country: 'Germany' },
  ],
  language: 'de',
  timeZone: 'Europe/Berlin',
  labels: ['Potters', 'a,b'],
};

it('is not held in memory where it does not end: two million characters are the most [CRM-20]', async () => {
  const cardOf = (lines: number, end = '') =>
    `BEGIN:VCARD\n${`NOTE:${'x'.repeat(995)}\n`.repeat(lines)}${end}`;
  expect(await read(cardOf(1990, 'EMAIL:ada@example.org\nEND:VCARD\n').repeat(2), 100_000)).toHaveLength(2);
  await expect(read(cardOf(2010), 100_000)).rejects.toThrow(RowTooLongError);
  await expect(read(`BEGIN:VCARD\nNOTE:${'x'.repeat(2_100_000)}`, 100_000)).rejects.toThrow(RowTooLongError);
});

it('writes vCard 4.0 in lines of at most 75 bytes, and reads the same again [CRM-21] [CRM-20]', async () => {
  const long = { ...zoe, company: 'ü'.repeat(80) };
  const text = writeVcard(zoe, 'one') + writeVcard(long, 'two');
  expect(text.startsWith('BEGIN:VCARD\r\nVERSION:4.0\r\n')).toBe(true);
  expect(text.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  for (const size of [1, 7, 10_000]) expect(await read(text, size)).toEqual([zoe, long]);
});

it('reads vCard 3.0 with groups, types and folded lines [CRM-20]', async () => {
  const text = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Ada Lovelace',
    'N:Lovelace;Ada;;;',
    'item1.EMAIL;TYPE=INTERNET:second@example.org',
    'EMAIL;type=INTERNET;type=pref:ada@exam',
    ' ple.org',
    'TEL;TYPE="a:b",CELL:+44 20 1',
    'ADR;TYPE=HOME:;;12 Square;London;;W1;UK',
    'END:VCARD',
    'BEGIN:VCARD',
    'FN:No Name Parts',
    'END:VCARD',
  ].join('\n');
  const [ada, other] = await read(text);
  expect(ada).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lovelace',
    emails: ['ada@example.org', 'second@example.org'],
    phones: ['+44 20 1'],
    addresses: [{ street: '12 Square', city: 'London', region: '', postalCode: 'W1', country: 'UK' }],
  });
  expect(other).toMatchObject({ firstName: 'No Name Parts', emails: [] });
});
