import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigurationError } from '#server/platform/config/configuration.ts';
import { explainStartError } from './explain-start-error.ts';

const occupant = createServer();
let used = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve));
  used = (occupant.address() as AddressInfo).port;
});
afterAll(() => occupant.close());

/** What listening on the used port throws. */
const usedPortError = () =>
  new Promise((resolve) => {
    createServer().once('error', resolve).listen(used, '127.0.0.1');
  });

describe('why Portico does not start', () => {
  it('is the port of the metrics where that one is in use', async () => {
    const environment = { PORT: '8080', PRIVATE_PORT: String(used) };
    expect(explainStartError(await usedPortError(), environment)).toBe(
      `Port ${used}, which PRIVATE_PORT sets for the metrics, is in use. Stop what uses it, or start Portico with another PRIVATE_PORT.`,
    );
  });

  it('is the port of the sites where that one is in use, with the way to who has it', async () => {
    const environment = { PORT: String(used), PRIVATE_PORT: '9090' };
    const text = explainStartError(await usedPortError(), environment);
    expect(text).toContain(`Port ${used} is in use.`);
    expect(text).toContain(`http://app.localhost:${used}/`);
  });

  it('names the default port where none is set', () => {
    const error = Object.assign(new Error('in use'), { code: 'EADDRINUSE', port: 8080 });
    expect(explainStartError(error, { PORT: '' })).toContain('Port 8080 is in use.');
  });

  it('is the settings where they are wrong', () => {
    expect(explainStartError(new ConfigurationError('PORT must be a port number'), {})).toBe(
      'Portico cannot start with these settings:\nPORT must be a port number',
    );
  });
});
