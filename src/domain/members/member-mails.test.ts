import { expect, it } from 'vitest';
import { fillPlaceholders, memberMailTextSchema, paragraphsOf, unknownPlaceholder } from './member-mails.ts';

it.each([
  ['Hello {site}', 'confirm', null],
  ['Now {email} on {site}', 'old-email', null],
  ['Now {email}', 'confirm', '{email}'],
  ['{Site}', 'confirm', '{Site}'],
  ['{}', 'confirm', '{}'],
  ['a { b } c', 'confirm', '{ b }'],
  ['no braces, {one open', 'confirm', null],
] as const)('of "%s" in %s it does not know %s [MEMB-67]', (words, kind, unknown) => {
  expect(unknownPlaceholder(kind, words)).toBe(unknown);
});

it('fills placeholders in once, whatever the name of the site holds [MEMB-67]', () => {
  const values = { site: '{email} $& Co', email: 'ada@example.org' };
  expect(fillPlaceholders('{site} for {email}, {other}', values)).toBe(
    '{email} $& Co for ada@example.org, {other}',
  );
});

it('begins a paragraph at a blank line, and keeps the lines of one [MEMB-67]', () => {
  expect(paragraphsOf('One\nline\n \n\nTwo\n')).toEqual(['One\nline', 'Two']);
});

it('is text alone, of 200 and 5,000 characters at most [MEMB-67]', () => {
  const takes = (subject: string, text: string) => memberMailTextSchema.safeParse({ subject, text }).success;
  expect(takes('s'.repeat(200), 't'.repeat(5000))).toBe(true);
  expect(takes('s'.repeat(201), 't')).toBe(false);
  expect(takes('s', 't'.repeat(5001))).toBe(false);
  expect(takes(' ', 't')).toBe(false);
  expect(memberMailTextSchema.safeParse({ subject: 's', text: [{ blockType: 'product' }] }).success).toBe(
    false,
  );
});
