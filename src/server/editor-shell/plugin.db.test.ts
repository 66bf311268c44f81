import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import type { FastifyInstance } from 'fastify';
import { registerEditorShell } from './plugin.ts';

describe('configuration area', () => {
  let test: TestServices;
  let app: FastifyInstance;

  beforeAll(async () => {
    test = await createTestServices();
    app = await createHttpApp(test.services, { routes: [], plugins: [registerEditorShell] });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  it('is not found on hosts of no site [EDIT-08]', async () => {
    const answer = await app.inject({ url: '/config/pages', headers: { host: 'nobody.app.localhost' } });
    expect(answer.statusCode).toBe(404);
  });

  it('does not show the canvas frame to people who are not signed in [EDIT-08]', async () => {
    const answer = await app.inject({ url: '/config/frame', headers: { host: 'nobody.app.localhost' } });
    expect(answer.statusCode).toBe(404);
  });
});
