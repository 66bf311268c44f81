import { ok } from '#lib/result.ts';
import { translateEnglish } from '#messages/translator.ts';
import { describe, expect, it } from 'vitest';
import { safeReturnAddress } from '#domain/accounts/safe-return-address.ts';
import { pathOfFrameUrl } from '#domain/navigation/frame-url.ts';
import { loggedOutAddress } from '#domain/accounts/logout.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { browserAddress, isOwnPath } from './browser-address.ts';
import { isAnchorLink, isFileLink, isFtpLink, isInternalLink } from './link-rules.ts';
import { resolveLink, safeHref } from './resolve-link.ts';
import { mailtoHref } from './mailto-href.ts';
import { telHref } from './tel-href.ts';
import { URL_CATEGORIES, urlCategory } from './url-category.ts';
import { linkMessage, validateLink } from './validate-link.ts';

const OWN_HOSTS = ['own.host', 'demo.localhost:8080', '127.0.0.1'];
const EMAIL = { to: 'a@b.co', cc: '', bcc: '', subject: '', body: '' };

describe('URL categories', () => {
  it('are exactly eight [LINK-10]', () => {
    expect(URL_CATEGORIES).toHaveLength(8);
  });

  it.each([
    ['', 'EMPTY_STRING', 'LINK-12'],
    ['   ', 'EMPTY_STRING', 'LINK-23'],
    ['mailto:a@b.co', 'MISC_PROTOCOL', 'LINK-13'],
    ['MAILTO:a@b.co', 'MISC_PROTOCOL', 'LINK-23'],
    ['javascript:alert(1)', 'MISC_PROTOCOL', 'LINK-13'],
    ['http:example.com', 'MALFORMED_PROTOCOL', 'LINK-14'],
    ['HTTPS:example.com', 'MALFORMED_PROTOCOL', 'LINK-14'],
    ['#contact', 'ANCHOR', 'LINK-15'],
    ['#', 'ANCHOR', 'LINK-20'],
    ['/about#team', 'CONTENT_LINK', 'LINK-20'],
    ['https://example.com/about', 'EXTERNAL_LINK', 'LINK-16'],
    ['ftp://example.com/file', 'EXTERNAL_LINK', 'LINK-16'],
    ['//example.com', 'EXTERNAL_LINK', 'LINK-22'],
    ['https://own.host@example.com/', 'EXTERNAL_LINK', 'LINK-16'],
    ['/s/plan.pdf', 'FILE_LINK', 'LINK-17'],
    ['/about', 'CONTENT_LINK', 'LINK-18'],
    ['/about:team', 'CONTENT_LINK', 'LINK-18'],
    ['about', 'DEFAULT', 'LINK-19'],
    ['localhost:8080/about', 'DEFAULT', 'LINK-19'],
    ['https://own.host/about', 'DEFAULT', 'LINK-21'],
    ['https://OWN.host:443/s/plan.pdf', 'DEFAULT', 'LINK-21'],
    ['http://own.host:80?a', 'DEFAULT', 'LINK-21'],
    ['http://own.host:#a', 'DEFAULT', 'LINK-21'],
    ['https://anna@own.host/about', 'DEFAULT', 'LINK-21'],
    ['https://own.host:4430/', 'EXTERNAL_LINK', 'LINK-21'],
    ['https://own.host:8443/', 'EXTERNAL_LINK', 'LINK-21'],
    ['http://demo.localhost/', 'EXTERNAL_LINK', 'LINK-21'],
    ['http://demo.localhost:8080/', 'DEFAULT', 'LINK-21'],
    ['http://demo.localhost:9090/', 'EXTERNAL_LINK', 'LINK-21'],
    ['//own.host/about', 'DEFAULT', 'LINK-22'],
  ])('%j is %s [%s] [LINK-11]', (text, category) => {
    expect(urlCategory(text, OWN_HOSTS)).toBe(category);
  });
});

describe('link rules', () => {
  const x = (count: number): string => 'x'.repeat(count);
  const nine = (count: number): string => '9'.repeat(count);

  it.each([
    [`#${x(98)}`, true, 'LINK-24'],
    [`#${x(99)}`, false, 'LINK-24'],
    ['tel:+1-23', true, 'LINK-25'],
    ['tel:123', false, 'LINK-25'],
    ['tel:1234', true, 'LINK-36'],
    ['tel:123 45', false, 'LINK-25'],
    [`tel:${nine(45)}`, true, 'LINK-36'],
    [`tel:${nine(46)}`, false, 'LINK-36'],
    ['tel:12345x', false, 'LINK-25'],
    ['hotel:12345', false, 'LINK-37'],
    ['sms:+49(170),12-3', true, 'LINK-26'],
    ['xsms:12345', false, 'LINK-37'],
    [`sms:${nine(995)}`, true, 'LINK-26] [LINK-36'],
    ['sms:12a', false, 'LINK-26'],
    [`sms:${nine(996)}`, false, 'LINK-26'],
    ['mailto:a@b.co', true, 'LINK-27'],
    ['mailto:a@b', false, 'LINK-27'],
    ['mailto:a@b@c.co', false, 'LINK-27'],
    ['mailto:anna@mail.example.com?subject=Hello', true, 'LINK-27'],
    ['mailto:a@b.co?subject=Hello there', false, 'LINK-27'],
    ['mailto:a@b.co?cc=c@d.co', false, 'LINK-27'],
    ['mailto:a@b.co1', false, 'LINK-27'],
    ['xmailto:a@b.co', false, 'LINK-37'],
    [`mailto:${x(987)}@b.co`, true, 'LINK-27] [LINK-36'],
    [`mailto:${x(988)}@b.co`, false, 'LINK-27] [LINK-36'],
    ['ftp://example.com/file', true, 'LINK-28'],
    [`ftp://example.com/${x(81)}`, true, 'LINK-28] [LINK-36'],
    [`ftp://example.com/${x(82)}`, false, 'LINK-28] [LINK-36'],
    ['ftp:', false, 'LINK-28'],
    ['ftp://example.com/a b', false, 'LINK-28'],
    ['http:example.com', false, 'LINK-09'],
    ['example.c', false, 'LINK-32'],
    ['example.1', false, 'LINK-32'],
    ['example.co', true, 'LINK-32'],
    ['https://example.com', true, 'LINK-31'],
    ['https://example.info/path?x=1', true, 'LINK-32'],
    ['HTTP://EXAMPLE.COM', true, 'LINK-31'],
    ['//example.com', true, 'LINK-31'],
    ['https://anna@example.com', true, 'LINK-31'],
    ['https://an na@example.com', false, 'LINK-31'],
    ['https://www.my-house.example.com', true, 'LINK-31'],
    ['https://a.1b2.example.com', true, 'LINK-31'],
    ['https://-a.example.com', false, 'LINK-31'],
    ['https://a-.example.com', false, 'LINK-31'],
    ['https://a_b.example.com', false, 'LINK-31'],
    ['https://münchen.example.com', true, 'LINK-31'],
    ['https://example.xn--p1ai', true, 'LINK-31'],
    ['https://example.xn--p_1', false, 'LINK-31'],
    ['https://example.com:80801', true, 'LINK-31'],
    ['https://example.com:808011', false, 'LINK-31'],
    ['https://example.com#a', true, 'LINK-31'],
    ['https://example.com?a', true, 'LINK-31'],
    ['https://example.com/a b', false, 'LINK-31'],
    ['https://example.com/ftp:a', true, 'LINK-31'],
    ['see example.com', false, 'LINK-31'],
    ['http://own.host/a', true, 'LINK-21'],
    ['//own.host/a', true, 'LINK-22'],
    ['http://127.0.0.1/a', true, 'LINK-21'],
    ['//127.0.0.1/a', true, 'LINK-22'],
    ['http://127.0.0.2/a', false, 'LINK-31'],
    ['about//a', false, 'LINK-09'],
    ['/about us', false, 'LINK-33'],
    [`/${x(148)}`, true, 'LINK-33'],
    [`/${x(149)}`, false, 'LINK-33'],
    ['//about', false, 'LINK-34'],
    ['/s/plan.pdf', true, 'LINK-35'],
    [`/s/${x(150)}`, true, 'LINK-35'],
    ['skype:someone', false, 'LINK-37'],
    ['about', false, 'LINK-09'],
    ['', false, 'LINK-09'],
  ])('%s valid: %s [%s]', (link, valid) => {
    expect(validateLink(link, { ownHosts: OWN_HOSTS, mayUseScripts: false }).ok).toBe(valid);
  });

  it('look at the whole text [LINK-24] [LINK-28] [LINK-35]', () => {
    expect([isAnchorLink('about#a'), isFtpLink('see ftp://example.com'), isFileLink('/about')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('allows javascript: links under 250 characters to developers only [LINK-29] [LINK-30]', () => {
    const link = `javascript:${x(238)}`;
    expect(validateLink(link, { ownHosts: [], mayUseScripts: true }).ok).toBe(true);
    expect(validateLink(`${link}x`, { ownHosts: [], mayUseScripts: true }).ok).toBe(false);
    expect(validateLink(link, { ownHosts: [], mayUseScripts: false }).ok).toBe(false);
    expect(validateLink('xjavascript:alert(1)', { ownHosts: [], mayUseScripts: true }).ok).toBe(false);
  });

  it('gives the link without the spaces around it, and what it is [LINK-10] [LINK-23]', () => {
    expect(validateLink(' example.com ', { ownHosts: [], mayUseScripts: false })).toEqual(
      ok({ href: 'example.com', category: 'DEFAULT' }),
    );
  });

  it('says what a link has to look like [LINK-09]', () => {
    expect(translateEnglish(linkMessage())).toBe(
      'Links must be formatted as https://example.com or example.com',
    );
    const refused = validateLink('/a b', { ownHosts: [], mayUseScripts: false });
    expect(refused.ok ? '' : translateEnglish(refused.error)).toBe('/a b is not a valid page URL');
    const unknown = validateLink('about', { ownHosts: [], mayUseScripts: false });
    expect(unknown.ok ? '' : translateEnglish(unknown.error)).toBe(
      'Links must be formatted as https://example.com or example.com',
    );
  });
});

describe('addresses as browsers read them', () => {
  const OUTSIDE = [
    '/\\example.test',
    '\\/example.test',
    '\\\\example.test',
    '/\t/example.test',
    '/\n\\example.test',
    '\u0001//example.test',
    ' \u0000/\\example.test/a?b',
    '\t\\\r/example.test',
    'http:\\\\example.test',
    'https:\\/example.test',
    '//example.test',
  ];

  it.each(OUTSIDE)('%j leaves the site [LINK-22] [LINK-34]', (link) => {
    expect(new URL(link, 'https://own.test/').hostname).toBe('example.test');
    expect(urlCategory(link, ['own.test'])).toBe('EXTERNAL_LINK');
    expect([isOwnPath(link), isInternalLink(link)]).toEqual([false, false]);
    expect(safeHref(link)).toMatch(/^(?:https?:)?\/\/example\.test/);
    expect(loggedOutAddress(link)).toBe('/?logout=true');
    expect(pathOfFrameUrl(`?frameUrl=${encodeURIComponent(link)}`)).toBe('/');
    expect(safeReturnAddress(link, 'https://app.test')).toBeNull();
  });

  it.each(['/', '/a/b', '/%5cexample.test', '/a?b=\\c', '/a#\\\\b', '/a//b', '/.\\b', '\\about'])(
    '%j stays on the site',
    (link) => {
      expect(new URL(link, 'https://own.test/').hostname).toBe('own.test');
      expect(urlCategory(link, ['own.test'])).toBe('CONTENT_LINK');
      expect(isOwnPath(link)).toBe(true);
      expect(new URL(safeHref(link) ?? '', 'https://own.test/').hostname).toBe('own.test');
    },
  );

  it('leaves other protocols as they are', () => {
    expect(browserAddress('mailto:a\\b@c.de')).toBe('mailto:a\\b@c.de');
    expect(browserAddress(' /a\\b?c\\d ')).toBe('/a/b?c\\d');
    expect(browserAddress('a?b\\')).toBe('a?b\\');
    expect(browserAddress('/a\\')).toBe('/a/');
    expect(browserAddress('/b:\\c')).toBe('/b:/c');
  });
});

describe('resolving links', () => {
  const pathOf = (id: string): string | null =>
    id === ('aaaaaaaaaaaaaaaaaaaaaaaa' as DocumentId) ? '/about' : null;

  it('leads to the present path of a page, and nowhere when it is gone [LINK-01]', () => {
    expect(
      resolveLink({ kind: 'page', documentId: 'aaaaaaaaaaaaaaaaaaaaaaaa' as DocumentId }, pathOf),
    ).toEqual({
      href: '/about',
    });
    expect(
      resolveLink(
        { kind: 'page', documentId: 'aaaaaaaaaaaaaaaaaaaaaaaa' as DocumentId, anchor: 'team' },
        pathOf,
      ),
    ).toEqual({ href: '/about#team' });
    expect(
      resolveLink({ kind: 'page', documentId: 'aaaaaaaaaaaaaaaaaaaaaaaa' as DocumentId, anchor: '' }, pathOf),
    ).toEqual({ href: '/about' });
    expect(
      resolveLink({ kind: 'page', documentId: 'bbbbbbbbbbbbbbbbbbbbbbbb' as DocumentId }, pathOf),
    ).toBeNull();
  });

  it('opens a new window without access to the opener [LINK-02] [LINK-05] [LINK-08]', () => {
    expect(resolveLink({ kind: 'url', href: 'https://example.com', newWindow: true }, pathOf)).toEqual({
      href: 'https://example.com',
      target: '_blank',
      rel: 'noopener',
    });
    expect(resolveLink({ kind: 'file', href: '/s/plan.pdf', newWindow: false }, pathOf)).toEqual({
      href: '/s/plan.pdf',
    });
  });

  it('writes mail links with encoded parts, empty ones left out [LINK-03] [LINK-06]', () => {
    expect(mailtoHref({ ...EMAIL, to: 'a@b.co, c@d.co', subject: 'A & B?' })).toBe(
      'mailto:a@b.co,c@d.co?subject=A%20%26%20B%3F',
    );
    expect(mailtoHref({ ...EMAIL, to: 'a+b@c.co,', cc: 'd@e.co, f@g.co,', subject: 'A, B', body: 'C' })).toBe(
      'mailto:a%2Bb@c.co?cc=d@e.co,f@g.co&subject=A,%20B&body=C',
    );
    expect(mailtoHref(EMAIL)).toBe('mailto:a@b.co');
    expect(resolveLink({ kind: 'email', ...EMAIL }, pathOf)).toEqual({ href: 'mailto:a@b.co' });
    expect(resolveLink({ kind: 'email', ...EMAIL, to: ' ' }, pathOf)).toBeNull();
  });

  it('writes phone links without spaces, brackets and dots [LINK-04] [LINK-07]', () => {
    expect(telHref('+49 (30) 12.34-5')).toBe('tel:+493012345'.replace('345', '34-5'));
    expect(resolveLink({ kind: 'phone', number: '+49 30 1234' }, pathOf)).toEqual({ href: 'tel:+49301234' });
    expect(resolveLink({ kind: 'phone', number: ' ' }, pathOf)).toBeNull();
  });

  it.each([
    ['http://example.com', 'http://example.com'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['\u00a0https://example.com\u00a0', 'https://example.com'],
    ['ftp://example.com', 'ftp://example.com'],
    ['mailto:a@b.co', 'mailto:a@b.co'],
    ['tel:1234', 'tel:1234'],
    ['sms:1234', 'sms:1234'],
    ['/about:team', '/about:team'],
    ['about', 'about'],
  ])('leads from %j to %j [LINK-37]', (href, address) => {
    expect(safeHref(href)).toBe(address);
    expect(resolveLink({ kind: 'url', href, newWindow: false }, pathOf)).toEqual({ href: address });
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '  ',
  ])('does not lead to %j [LINK-30] [LINK-37]', (href) => {
    expect(safeHref(href)).toBeNull();
    expect(resolveLink({ kind: 'url', href, newWindow: true }, pathOf)).toBeNull();
  });
});
