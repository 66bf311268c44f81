import { describe, expect, it } from 'vitest';
import { appUrl, publicUrl } from './addresses.ts';
import { ConfigurationError, readConfiguration } from './configuration.ts';

describe('settings', () => {
  it('needs none', () => {
    expect(readConfiguration({})).toMatchObject({
      appDomain: 'app.localhost',
      sitesDomain: 'localhost',
      port: 8080,
      databaseUrl: null,
      smtpUrl: null,
    });
  });

  it('takes an empty variable as an absent one', () => {
    expect(readConfiguration({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 8080, smtpUrl: null });
  });

  it('names every wrong setting at once', () => {
    const read = () =>
      readConfiguration({
        PORT: 'web',
        DATABASE_URL: 'mysql://x',
        APP_DOMAIN: 'http://a',
        LOG_LEVEL: 'loud',
      });
    expect(read).toThrow(ConfigurationError);
    for (const message of [
      'PORT must be a port number',
      'DATABASE_URL must be an address that starts with postgres://',
      'APP_DOMAIN must be a host name',
      'LOG_LEVEL must be one of',
    ]) {
      expect(read).toThrow(message);
    }
  });

  it('wants an address and a password for the owner, or neither', () => {
    expect(() => readConfiguration({ PORTICO_OWNER_EMAIL: 'a@example.org' })).toThrow('together');
  });
});

describe('addresses', () => {
  it.each([
    [{}, 'http://demo.app.localhost:8080/config/', 'http://demo.localhost:8080/'],
    [
      {
        PUBLIC_PROTOCOL: 'https',
        PUBLIC_PORT: '443',
        APP_DOMAIN: 'app.example.org',
        SITES_DOMAIN: 'sites.example.org',
      },
      'https://demo.app.example.org/config/',
      'https://demo.sites.example.org/',
    ],
  ])('carry the port where it is not the usual one', (environment, app, site) => {
    const config = readConfiguration(environment);
    expect([appUrl(config, 'demo', '/config/'), publicUrl(config, 'demo', '/')]).toEqual([app, site]);
  });
});
