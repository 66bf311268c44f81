import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

const proxiesOf = (environment: Record<string, string>) => readConfiguration(environment).proxies;

describe('the settings of proxies', () => {
  it.each([[{}], [{ TRUST_PROXY: 'false' }]])('believe nobody unless asked: %j', (environment) => {
    expect(proxiesOf(environment as Record<string, string>)).toEqual({ trusts: null, namesHost: false });
  });

  it('count proxies: so many of them are believed, whatever their addresses', () => {
    const { trusts } = proxiesOf({ TRUST_PROXY: '2' });
    expect([0, 1, 2].map((hop) => trusts?.('203.0.113.9', hop))).toEqual([true, true, false]);
  });

  it('name proxies by address, network and well-known name', () => {
    const { trusts } = proxiesOf({ TRUST_PROXY: '203.0.113.9, 192.168.0.0/16 2001:db8::/32,loopback' });
    const trusted = ['203.0.113.9', '::ffff:203.0.113.9', '192.168.7.7', '2001:db8:1::1', '127.0.0.1', '::1'];
    const strangers = ['203.0.113.10', '10.0.0.1', '2001:db9::1', 'unknown', '', '203.0.113.9:80'];
    expect(trusted.filter((address) => trusts?.(address, 5) !== true)).toEqual([]);
    expect(strangers.filter((address) => trusts?.(address, 0) !== false)).toEqual([]);
  });

  it('let trusted proxies name the host only where that is asked for', () => {
    expect(proxiesOf({ TRUST_PROXY: '1' }).namesHost).toBe(false);
    expect(proxiesOf({ TRUST_PROXY: '1', TRUST_FORWARDED_HOST: 'true' }).namesHost).toBe(true);
  });

  it.each([
    [
      { TRUST_PROXY: 'true' },
      'TRUST_PROXY says whom to believe: the number of proxies in front of Portico (1)',
    ],
    [{ TRUST_PROXY: '0' }, 'TRUST_PROXY must count 1 to 10 proxies'],
    [{ TRUST_PROXY: '11' }, 'TRUST_PROXY must count 1 to 10 proxies'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY must not believe everybody: 0.0.0.0/0 is too wide'],
    [{ TRUST_PROXY: '::/0' }, 'TRUST_PROXY must not believe everybody'],
    [{ TRUST_PROXY: '10.0.0.0/7' }, 'TRUST_PROXY must not believe everybody'],
    [{ TRUST_PROXY: 'proxy.example.org' }, '"proxy.example.org" is neither'],
    [{ TRUST_PROXY: '10.0.0.1/33' }, '"10.0.0.1/33" is neither'],
    [{ TRUST_FORWARDED_HOST: 'true' }, 'TRUST_FORWARDED_HOST needs TRUST_PROXY'],
    [{ TRUST_FORWARDED_HOST: 'maybe', TRUST_PROXY: '1' }, 'TRUST_FORWARDED_HOST must be true or false'],
  ])('name what is wrong with %j', (environment, message) => {
    expect(() => readConfiguration(environment)).toThrow(ConfigurationError);
    expect(() => readConfiguration(environment)).toThrow(message);
  });
});
