import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

type Configuration = ReturnType<typeof readConfiguration>;

it('says how much sites and accounts hold, how long is kept and how many follow, where nothing was said', () => {
  const { quotas, retention, live } = readConfiguration({});
  expect(quotas).toEqual({
    site: { documents: 50_000, files: 50_000, bytes: 10_000_000_000 },
    account: { sites: 50, documents: 200_000, files: 200_000, bytes: 50_000_000_000 },
  });
  expect(retention).toEqual({
    activityDays: 400,
    historyDays: 365,
    historyChanges: 1000,
    historyReleases: 100,
    consentDays: 1461,
    notFoundDays: 90,
  });
  expect(live).toEqual({ all: 5000, document: 200, account: 50 });
});

const QUOTAS: readonly (readonly [string, (read: Configuration) => number | null, number])[] = [
  ['SITES_PER_ACCOUNT', ({ quotas }) => quotas.account.sites, 1],
  ['DOCUMENTS_PER_SITE', ({ quotas }) => quotas.site.documents, 1],
  ['DOCUMENTS_PER_ACCOUNT', ({ quotas }) => quotas.account.documents, 1],
  ['FILES_PER_SITE', ({ quotas }) => quotas.site.files, 1],
  ['FILES_PER_ACCOUNT', ({ quotas }) => quotas.account.files, 1],
  // Megabytes are said, bytes are counted.
  ['MEGABYTES_PER_SITE', ({ quotas }) => quotas.site.bytes, 1_000_000],
  ['MEGABYTES_PER_ACCOUNT', ({ quotas }) => quotas.account.bytes, 1_000_000],
];

it.each(QUOTAS)('takes %s from 1 to 1,000,000,000, and unlimited', (name, valueOf, unit) => {
  expect(valueOf(readConfiguration({ [name]: '1' }))).toBe(unit);
  expect(valueOf(readConfiguration({ [name]: '1000000000' }))).toBe(1_000_000_000 * unit);
  expect(valueOf(readConfiguration({ [name]: 'unlimited' }))).toBe(null);
});

it.each(QUOTAS.map(([name]) => name))('refuses other values of %s', (name) => {
  const refused: Readonly<Record<string, string>> = {
    '0': 'must be at least 1, or unlimited',
    '-1': 'must be at least 1, or unlimited',
    '1.5': 'must be a whole number or unlimited',
    '1000000001': 'must be at most 1000000000, or unlimited',
    many: 'must be a whole number or unlimited',
    Unlimited: 'must be a whole number or unlimited',
  };
  for (const [value, message] of Object.entries(refused)) {
    expect(() => readConfiguration({ [name]: value })).toThrow(`${name} ${message}`);
  }
});

const COUNTS: readonly (readonly [string, (read: Configuration) => number, number, number | null])[] = [
  ['HISTORY_DAYS', ({ retention }) => retention.historyDays, 1, null],
  ['HISTORY_CHANGES', ({ retention }) => retention.historyChanges, 200, null],
  ['HISTORY_RELEASES', ({ retention }) => retention.historyReleases, 1, null],
  ['CONSENT_DAYS', ({ retention }) => retention.consentDays, 30, null],
  ['NOT_FOUND_DAYS', ({ retention }) => retention.notFoundDays, 0, null],
  ['LIVE_CONNECTIONS', ({ live }) => live.all, 1, 100_000],
  ['LIVE_CONNECTIONS_PER_DOCUMENT', ({ live }) => live.document, 1, 100_000],
  ['LIVE_CONNECTIONS_PER_ACCOUNT', ({ live }) => live.account, 1, 100_000],
];

it.each(COUNTS)('takes %s as a whole number within its limits', (name, valueOf, least, most) => {
  const read = (value: number | string) => valueOf(readConfiguration({ [name]: String(value) }));
  expect(read(least)).toBe(least);
  expect(() => read(least - 1)).toThrow(`${name} must be at least ${least}`);
  expect(() => read(`${least}.5`)).toThrow(`${name} must be a whole number`);
  expect(() => read('unlimited')).toThrow(`${name} must be a whole number`);
  if (most === null) return;
  expect(read(most)).toBe(most);
  expect(() => read(most + 1)).toThrow(`${name} must be at most ${most}`);
});
