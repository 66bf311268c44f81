import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spoolTable } from './spool-table.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-table-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function textOf(table: { text(): AsyncIterable<string> }): Promise<string> {
  let text = '';
  for await (const piece of table.text()) text += piece;
  return text;
}
const bytes = (...pieces: readonly string[]) =>
  Readable.from(pieces.map((piece) => Buffer.from(piece, 'latin1')));

it('keeps a table on the disk while it is read, letters cut in two or not [CRM-19]', async () => {
  const table = await spoolTable(bytes('Zo\u00C3', '\u00AB!'), 10);
  expect([await textOf(table), await textOf(table)]).toEqual(['Zoë!', 'Zoë!']);
  expect(await readdir(folder)).toHaveLength(1);
  await table.remove();
  expect(await readdir(folder)).toEqual([]);
});

it('tells Windows-1252 by a letter at the very end [CRM-19]', async () => {
  const table = await spoolTable(bytes('caf\u00E9'), 10);
  expect(await textOf(table)).toBe('café');
  await table.remove();
});

it('leaves nothing of a table that is too long or breaks off', async () => {
  await expect(spoolTable(bytes('12345', '678901'), 10)).rejects.toMatchObject({ code: 'body-too-large' });
  const cut = new Readable({
    read() {
      this.destroy(new Error('cut'));
    },
  });
  await expect(spoolTable(cut, 10)).rejects.toThrow('cut');
  expect(await readdir(folder)).toEqual([]);
});
