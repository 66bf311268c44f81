import { crc32, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { writeZip } from './write-zip.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** As a program reads it: from the list at its end to each file. */
function readZip(zip: Buffer) {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(END);
  const files: { name: string; content: string; at: string }[] = [];
  let place = zip.readUInt32LE(end + 16);
  expect(place + zip.readUInt32LE(end + 12)).toBe(end);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    expect(zip.readUInt32LE(place)).toBe(CENTRAL);
    const [time, day] = [zip.readUInt16LE(place + 12), zip.readUInt16LE(place + 14)];
    const [sum, packed, plain] = [16, 20, 24].map((offset) => zip.readUInt32LE(place + offset));
    const length = zip.readUInt16LE(place + 28);
    const name = zip.subarray(place + 46, place + 46 + length).toString();
    const start = zip.readUInt32LE(place + 42);
    expect(zip.readUInt32LE(start)).toBe(LOCAL);
    // The same facts stand before the file.
    expect(zip.subarray(start + 4, start + 30)).toEqual(zip.subarray(place + 6, place + 32));
    const begin = start + 30 + length;
    const content = inflateRawSync(zip.subarray(begin, begin + (packed ?? 0)));
    expect([content.length, crc32(content)]).toEqual([plain, sum]);
    const at = [
      `${1980 + (day >> 9)}-${(day >> 5) & 15}-${day & 31}`,
      `${time >> 11}:${(time >> 5) & 63}:${(time & 31) * 2}`,
    ].join(' ');
    files.push({ name, content: content.toString(), at });
    place += 46 + length;
  }
  expect(place).toBe(end);
  return files;
}

it('holds each text as it was, under its name and of its time [CRM-27]', async () => {
  const long = JSON.stringify(Array.from({ length: 5000 }, (_each, n) => ({ n, text: 'Grüße, 你好, 👋' })));
  const entries = [
    { name: 'data.json', content: long },
    { name: 'data.html', content: '<!doctype html>' },
    { name: 'empty.txt', content: '' },
  ];
  const zip = await writeZip(entries, new Date(Date.UTC(2026, 10, 26, 13, 45, 58)));
  expect(readZip(zip)).toEqual(entries.map((entry) => ({ ...entry, at: '2026-11-26 13:45:58' })));
  expect(zip.length).toBeLessThan(long.length / 5);
});
