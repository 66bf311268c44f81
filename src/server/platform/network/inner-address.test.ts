import { describe, expect, it } from 'vitest';
import { isInnerAddress } from './inner-address.ts';

describe('an address that is not of the public internet', () => {
  it.each([
    '0.0.0.0',
    '10.255.255.255',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:0:7f00:1::',
    '2001:2::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'feff::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s', (address) => {
    expect(isInnerAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.0.1.1', '100.128.0.1', '198.20.0.1', '223.255.255.255'])(
    'is not %s',
    (address) => {
      expect(isInnerAddress(address)).toBe(false);
    },
  );

  it.each(['2001:4860:4860::8888', '2606:4700:4700::1111', '2003::1', '2a00:1450::1', '64:ff9c::1'])(
    'is not %s',
    (address) => {
      expect(isInnerAddress(address)).toBe(false);
    },
  );
});
