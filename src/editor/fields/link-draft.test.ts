import { describe, expect, it } from 'vitest';
import { translateEnglish } from '#messages/translator.ts';
import { draftOfLink, LINK_TARGETS, linkOfDraft } from './link-draft.ts';
import { movedItem } from '../field-kinds/moved-item.ts';
import { cleanAnchor } from './section-anchor.ts';

const RULES = { ownHosts: ['demo.localhost'], mayUseScripts: false };
const EMPTY = draftOfLink(null);

describe('link picker', () => {
  it('offers the five targets [LINK-01] [LINK-02] [LINK-03] [LINK-04] [LINK-05]', () => {
    expect(LINK_TARGETS.map((target) => translateEnglish(target.title))).toEqual([
      'Page',
      'Web Address',
      'Email',
      'Phone',
      'File',
    ]);
  });

  it('refuses what fits no rule with the exact message [LINK-09] [EDIT-120]', () => {
    const result = linkOfDraft({ ...EMPTY, kind: 'url', href: 'not an address' }, RULES);
    expect(result.ok || result.error.href === undefined ? '' : translateEnglish(result.error.href)).toMatch(
      /^Links must be formatted as https:\/\/example.com or /,
    );
    const scripted = linkOfDraft({ ...EMPTY, kind: 'url', href: 'javascript:alert(1)' }, RULES);
    expect(scripted.ok).toBe(false);
  });

  it('gives a bare domain its protocol and keeps opening in a new window [LINK-08]', () => {
    expect(linkOfDraft({ ...EMPTY, kind: 'url', href: 'example.com', newWindow: true }, RULES)).toEqual({
      ok: true,
      value: { kind: 'url', href: 'https://example.com', newWindow: true },
    });
  });

  it('asks for one or more valid addresses [LINK-06] [EDIT-119]', () => {
    const draft = { ...EMPTY, kind: 'email' as const, to: 'ada@example.com, bob@example.com', cc: 'nobody' };
    const refused = linkOfDraft(draft, RULES);
    expect(refused.ok ? [] : Object.keys(refused.error)).toEqual(['cc']);
    expect(refused.ok || refused.error.cc === undefined ? '' : translateEnglish(refused.error.cc)).toBe(
      'Emails must be formatted as name@example.com',
    );
    expect(linkOfDraft({ ...draft, cc: '' }, RULES).ok).toBe(true);
    expect(linkOfDraft({ ...draft, to: '', cc: '' }, RULES).ok).toBe(false);
  });

  it('takes every address that mail can reach, whatever its domain ends in [LINK-43] [LINK-44]', () => {
    const draft = {
      ...EMPTY,
      kind: 'email' as const,
      to: " me@example.photography , o'neil.x_y%z+t-1@b.co ",
    };
    expect(linkOfDraft({ ...draft, cc: 'ada@studio.berlin', bcc: 'jürgen@müller.de' }, RULES).ok).toBe(true);
    expect(linkOfDraft({ ...draft, to: 'me@exa mple.com' }, RULES).ok).toBe(false);
    expect(linkOfDraft({ ...draft, to: 'me@example' }, RULES).ok).toBe(false);
  });

  it('takes phone numbers as people write them [LINK-07]', () => {
    expect(linkOfDraft({ ...EMPTY, kind: 'phone', number: '+1 (212) 555-0100' }, RULES).ok).toBe(true);
    expect(linkOfDraft({ ...EMPTY, kind: 'phone', number: '12' }, RULES).ok).toBe(false);
  });
});

it('moves items of a list within its ends', () => {
  expect(movedItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(movedItem(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
});

it('makes an anchor of what is typed', () => {
  expect(cleanAnchor(' Über uns! ')).toBe('uber-uns');
});
