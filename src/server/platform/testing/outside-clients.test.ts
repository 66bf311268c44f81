import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import { outsideClients } from './outside-clients.ts';
import { sourcesBelow } from './sources-below.ts';

/** The two files that do, with the reason. */
const EXEMPT: ReadonlyMap<string, string> = new Map([
  ['src/server/platform/network/call-outside.ts', 'the one way to an address that a person entered'],
  [
    'src/server/platform/storage/limited-fetch.ts',
    'the object store of the installation, whose address is a setting',
  ],
]);

it.each([
  ["const answer = await fetch('https://example.org')", ['1: fetch']],
  ['const answer = await globalThis.fetch(address)', ['1: fetch']],
  ["import { request } from 'node:https';", ['1: request of node:https']],
  ["import { createServer, get as ask } from 'http';", ['1: get of http']],
  ["import https from 'node:https';", ['1: * of node:https']],
  ["import * as net from 'node:net';", ['1: * of node:net']],
  ["import { connect } from 'node:tls';", ['1: connect of node:tls']],
  ["import { Pool } from 'undici';", ['1: Pool of undici']],
  ["\nconst http = await import('node:http');", ['2: * of node:http']],
  ["new WebSocket('wss://example.org')", ['1: WebSocket']],
  ["import { createServer, type IncomingMessage, Server } from 'node:http';", []],
  ["import type { Agent } from 'node:https';", []],
  ["import { BlockList, isIP } from 'node:net';", []],
  ["await importer.fetch('https://example.org')", []],
  ['const call = async (fetch: Fetch) => fetch.name', []],
])('finds in %j the calls of other servers that nothing limits [PLAT-74]', (source, found) => {
  expect(outsideClients('a.ts', source)).toEqual(found);
});

it('the server calls others through the guard of outside calls only, and its object store [PLAT-74]', () => {
  const files = sourcesBelow('src/server');
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    outsideClients(file, readFileSync(path.join(projectFolder(), file), 'utf8')).map(
      (one) => `${file}:${one}`,
    ),
  );
  expect(found.filter((one) => !EXEMPT.has(one.split(':')[0] ?? ''))).toEqual([]);
  for (const file of EXEMPT.keys()) expect(found.some((one) => one.startsWith(`${file}:`))).toBe(true);
}, 60_000);
