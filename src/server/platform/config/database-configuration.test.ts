import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

it('asks little of a database that nothing was said about', () => {
  expect(readConfiguration({}).databaseLimits).toEqual({ poolSize: 10, waitMs: 5_000, queryMs: 15_000 });
});

it.each([
  ['DATABASE_POOL_SIZE', '2', '1', 'must be at least 2'],
  ['DATABASE_POOL_SIZE', '500', '501', 'must be at most 500'],
  ['DATABASE_CONNECT_SECONDS', '60', '60.1', 'must be at most 60 seconds'],
  ['DATABASE_QUERY_SECONDS', '1', '0.9', 'must be at least 1 seconds'],
  ['DATABASE_QUERY_SECONDS', '600', '601', 'must be at most 600 seconds'],
])('takes %s %s, and refuses %s', (name, good, bad, message) => {
  expect(() => readConfiguration({ [name]: good })).not.toThrow();
  expect(() => readConfiguration({ [name]: bad })).toThrow(`${name} ${message}`);
});
