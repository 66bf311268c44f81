import { expect, it } from 'vitest';
import { linkValueSchema } from './link-value.ts';

const x = (count: number): string => 'x'.repeat(count);
const EMAIL = { kind: 'email', to: 'a@b.co', cc: '', bcc: '', subject: '', body: '' };

it.each([
  [{ kind: 'page', documentId: 'a'.repeat(24) }, 'LINK-01'],
  [{ kind: 'page', documentId: 'a'.repeat(24), anchor: x(100) }, 'LINK-01'],
  [{ kind: 'url', href: `https://${x(1992)}`, newWindow: true }, 'LINK-02'],
  [{ ...EMAIL, to: x(256), cc: x(256), bcc: x(256), subject: x(300), body: x(1000) }, 'LINK-03'],
  [EMAIL, 'LINK-03'],
  [{ kind: 'phone', number: x(50) }, 'LINK-04'],
  [{ kind: 'phone', number: '' }, 'LINK-04'],
  [{ kind: 'file', href: `/s/${x(297)}`, newWindow: false }, 'LINK-05'],
])('keeps %j whole [%s]', (link, _id) => {
  expect(linkValueSchema.parse(link)).toEqual(link);
});

it.each([
  [{ kind: 'page', documentId: 'about' }, 'LINK-01'],
  [{ kind: 'page', documentId: 'a'.repeat(24), anchor: x(101) }, 'LINK-01'],
  [{ kind: 'url', href: x(2001), newWindow: true }, 'LINK-02'],
  [{ kind: 'url', href: 'https://example.com' }, 'LINK-02'],
  [{ ...EMAIL, to: x(257) }, 'LINK-03'],
  [{ ...EMAIL, cc: x(257) }, 'LINK-03'],
  [{ ...EMAIL, bcc: x(257) }, 'LINK-03'],
  [{ ...EMAIL, subject: x(301) }, 'LINK-03'],
  [{ ...EMAIL, body: x(1001) }, 'LINK-03'],
  [{ kind: 'phone', number: x(51) }, 'LINK-04'],
  [{ kind: 'file', href: `/s/${x(298)}`, newWindow: false }, 'LINK-05'],
  [{ kind: 'file', href: '/t/plan.pdf/s/', newWindow: false }, 'LINK-05'],
  [{ kind: 'script', href: '/about' }, 'LINK-01'],
])('keeps no %j [%s]', (link, _id) => {
  expect(linkValueSchema.safeParse(link).success).toBe(false);
});
