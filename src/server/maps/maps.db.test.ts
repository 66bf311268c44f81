import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { registerMaps } from './plugin.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp([], {}, [registerMaps]);
}, 60_000);
afterAll(() => test.close());

it.each([
  '/_portico/maps/v1/sepia/5/1,2/en.svg',
  '/_portico/maps/v1/original/7/1,2/en.svg',
  '/_portico/maps/v1/original/5/91,2/en.svg',
  '/_portico/maps/v1/original/5/1,2/..%2f..%2fetc.svg',
  '/_portico/maps/v0/original/5/1,2/en.svg',
])('draws nothing for %s', async (url) => {
  const { statusCode, headers } = await test.app.inject({ method: 'GET', url });
  expect(statusCode).toBe(404);
  expect(headers['cache-control'] ?? '').not.toContain('immutable');
});
