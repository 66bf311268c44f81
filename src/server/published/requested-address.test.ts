import { describe, expect, it } from 'vitest';
import { canonicalAddress, readAddress } from './requested-address.ts';

describe('a requested address', () => {
  it.each([
    ['/about', '/about', null],
    ['/about/', '/about', '/about'],
    ['//about', '/about', '/about'],
    ['//example.com/%2e%2e', '/example.com/..', '/example.com/..'],
    ['/a/index.html', '/a', '/a'],
    ['/index.html', '/', '/'],
    ['/%E6%97%A5', '/日', null],
  ])('%s asks for %s [FIND-47]', (url, path, normalized) => {
    expect(readAddress(url)).toMatchObject({ path, normalized });
  });

  it.each(['/%ff', '/a%00b', '/a%0ab', `/${'x'.repeat(3000)}`])('%s is no address of a page', (url) => {
    expect(readAddress(url)).toBeNull();
  });

  it.each([
    ['/journal?utm_source=x&page=2', '/journal?page=2'],
    ['/journal?page=1', '/journal'],
    ['/journal?page=-3', '/journal'],
    ['/journal?page=1e9', '/journal'],
    ['/journal?tag=A%26B&x=1', '/journal?tag=A%26B'],
    ['/about?a=1', '/about'],
    ['/shop?page=2&q=%20Blue%20%20m%C3%BCg%20&x=1', '/shop?page=2&q=Blue%20m%C3%BCg'],
    ['/shop?q=%20', '/shop'],
    ['/shop/mug?reviews=2&x=1', '/shop/mug?reviews=2'],
    ['/shop/mug?reviews=1', '/shop/mug'],
    ['/shop/mug?reviews=no', '/shop/mug'],
    ['/shop/mug?format=quick-view', '/shop/mug?format=quick-view'],
  ])('%s is kept as %s', (url, key) => {
    const address = readAddress(url);
    expect(address && canonicalAddress(address)).toBe(key);
  });
});
