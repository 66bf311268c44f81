import { describe, expect, it } from 'vitest';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { isMobileDevice } from './is-mobile-device.ts';
import { hasPopupContent, parsePopupOverlay, popupFormBlock, popupOverlaySettings } from './popup-overlay.ts';
import { isChosenPage } from './page-choice.ts';
import { hasScreenshotQuery, isPopupDue } from './popup-decision.ts';
import type { PopupOverlaySettings } from './popup-overlay-settings.ts';
import { nextPopupRecord, popupRecordKey, readPopupRecord, type PopupRecord } from './popup-record.ts';
import { nextPopupState, scrollDepth, type PopupEvent, type PopupState } from './popup-trigger.ts';

const NOW = Date.parse('2026-06-15T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();
const settings: PopupOverlaySettings = {
  style: 'show',
  enableMobile: true,
  version: 3,
  showUntilSignup: false,
  displayFrequency: 7,
  delaySeconds: 5,
  scrollDepth: null,
};
const closed = (days: number, changes: Partial<PopupRecord> = {}): PopupRecord => ({
  closedDate: daysAgo(days),
  version: 3,
  submitted: false,
  ...changes,
});
const desktop = { isMobile: false, now: NOW };
const phone = { isMobile: true, now: NOW };

it('tells visitors style, mobile, version, sign-up and frequency with the moment, and nothing else [OVER-01]', () => {
  const popup = parsePopupOverlay(undefined);
  expect(popupOverlaySettings(popup)).toEqual({
    style: 'none',
    enableMobile: true,
    version: 1,
    showUntilSignup: false,
    displayFrequency: 7,
    delaySeconds: 5,
    scrollDepth: null,
  });
  const broken = { id: 'popup-overlay', type: 'popup-overlay', style: 'x', version: -4, pageIds: 7 } as const;
  expect(parsePopupOverlay(broken)).toEqual(popup);
});

describe('whether the popup is due', () => {
  it.each<[string, string, Partial<PopupOverlaySettings>, PopupRecord | null, typeof desktop, boolean]>([
    ['OVER-02', 'style none', { style: 'none' }, null, desktop, false],
    ['OVER-02', 'style show', {}, null, desktop, true],
    ['OVER-03', 'kept from a phone', { enableMobile: false }, null, phone, false],
    ['OVER-03', 'mobile off, desktop', { enableMobile: false }, null, desktop, true],
    ['OVER-03', 'allowed on a phone', {}, null, phone, true],
    ['OVER-04', 'closed six days ago of seven', {}, closed(6.99), desktop, false],
    ['OVER-04', 'closed seven days ago', {}, closed(7), desktop, true],
    ['OVER-04', 'frequency 0', { displayFrequency: 0 }, closed(0), desktop, true],
    ['OVER-05', 'never again', { displayFrequency: -1 }, closed(3650), desktop, false],
    ['OVER-05', 'never again, never closed', { displayFrequency: -1 }, null, desktop, true],
    [
      'OVER-06',
      'until sign-up, signed up long ago',
      { showUntilSignup: true },
      closed(400, { submitted: true }),
      desktop,
      false,
    ],
    ['OVER-06', 'until sign-up, closed only', { showUntilSignup: true }, closed(8), desktop, true],
    ['OVER-06', 'until sign-up, closed just now', { showUntilSignup: true }, closed(1), desktop, false],
    ['OVER-06', 'a submission counts like a close', {}, closed(8, { submitted: true }), desktop, true],
    ['OVER-06', 'a submission counts like a close', {}, closed(1, { submitted: true }), desktop, false],
    [
      'OVER-12',
      'closed in another version',
      { displayFrequency: -1 },
      closed(1, { version: 2 }),
      desktop,
      true,
    ],
    [
      'OVER-12',
      'signed up in another version',
      { showUntilSignup: true },
      closed(1, { version: 2, submitted: true }),
      desktop,
      true,
    ],
    ['OVER-09', 'a record without a closed date', {}, closed(0, { closedDate: null }), desktop, true],
  ])('[%s] %s', (_id, _name, changes, record, visitor, isDue) => {
    expect(isPopupDue({ ...settings, ...changes }, record, visitor)).toBe(isDue);
  });

  it.each([
    ['?screenshot=true', true],
    ['?a=1&screenshot', true],
    ['?a=screenshot', false],
    ['', false],
  ])('at %j is a picture of the page: %s [OVER-16] [OVER-19]', (query, isScreenshot) => {
    expect(hasScreenshotQuery(query)).toBe(isScreenshot);
  });
});

describe('the record', () => {
  it('holds closed date, version and submitted under one key per site [OVER-08] [OVER-11] [OVER-13]', () => {
    const record = nextPopupRecord(null, 'closed', 3, NOW);
    expect(record).toEqual({ closedDate: '2026-06-15T12:00:00.000Z', version: 3, submitted: false });
    expect(readPopupRecord(JSON.stringify(record))).toEqual(record);
    expect(popupRecordKey('a')).not.toBe(popupRecordKey('b'));
  });
  it('gets the closed date on closing and the flag on submitting, which stays [OVER-09] [OVER-10]', () => {
    const submitted = nextPopupRecord(null, 'submitted', 3, NOW);
    expect(submitted).toMatchObject({ submitted: true, closedDate: new Date(NOW).toISOString() });
    expect(nextPopupRecord(submitted, 'closed', 3, NOW + 5).submitted).toBe(true);
    expect(nextPopupRecord(submitted, 'closed', 4, NOW + 5)).toMatchObject({ submitted: false, version: 4 });
  });
  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"version":"1","submitted":true,"closedDate":null}',
    '{"version":1,"submitted":false,"closedDate":"soon"}',
  ])('that cannot be read counts as none: %j [OVER-13]', (stored) =>
    expect(readPopupRecord(stored)).toBeNull(),
  );
});

describe('the moment', () => {
  const passed = (seconds: number): PopupEvent => ({ type: 'passed', seconds });
  const scrolled = (depth: number): PopupEvent => ({ type: 'scrolled', depth });
  const free: PopupEvent = { type: 'attention', isBusy: false };
  const busy: PopupEvent = { type: 'attention', isBusy: true };
  it.each<[string, { delaySeconds: number | null; scrollDepth: number | null }, PopupEvent[], PopupState]>([
    ['before the delay', { delaySeconds: 5, scrollDepth: null }, [passed(4.9), free], 'waiting'],
    ['after the delay', { delaySeconds: 5, scrollDepth: null }, [passed(5), free], 'shown'],
    [
      'at the depth',
      { delaySeconds: null, scrollDepth: 50 },
      [passed(99), scrolled(49), scrolled(50), free],
      'shown',
    ],
    [
      'before the depth',
      { delaySeconds: null, scrollDepth: 50 },
      [passed(99), scrolled(49), free],
      'waiting',
    ],
    ['the depth before the delay', { delaySeconds: 60, scrollDepth: 50 }, [scrolled(80), free], 'shown'],
    ['the delay before the depth', { delaySeconds: 5, scrollDepth: 50 }, [passed(5), free], 'shown'],
    ['scrolling without a depth', { delaySeconds: 5, scrollDepth: null }, [scrolled(100), free], 'waiting'],
    ['neither', { delaySeconds: null, scrollDepth: null }, [passed(0), free], 'shown'],
    ['while something else is open', { delaySeconds: 0, scrollDepth: null }, [passed(1), busy], 'due'],
    ['once that is closed', { delaySeconds: 0, scrollDepth: null }, [passed(1), busy, free], 'shown'],
    [
      'twice',
      { delaySeconds: 0, scrollDepth: null },
      [passed(1), free, { type: 'closed' }, passed(9), scrolled(100), free],
      'done',
    ],
  ])('%s [OVER-20]', (_name, when, events, state) => {
    expect(
      events.reduce((before, event) => nextPopupState(before, event, when), 'waiting' as PopupState),
    ).toBe(state);
  });
  it.each([
    [0, 800, 3200, 25],
    [800, 800, 3200, 50],
    [2400, 800, 3200, 100],
    [0, 800, 600, 100],
  ])('scrolled %d px of a window of %d on a page of %d: %d %% [OVER-20]', (top, height, page, depth) => {
    expect(scrollDepth(top, height, page)).toBe(depth);
  });
});

it('belongs to all pages, or to the chosen ones and the items of chosen collections [OVER-20]', () => {
  const chosen = { pages: 'chosen' as const, pageIds: ['a', 'blog'] };
  expect([
    isChosenPage({ pages: 'all', pageIds: [] }, 'x', null),
    isChosenPage(chosen, 'a', null),
    isChosenPage(chosen, 'x', null),
    isChosenPage(chosen, 'post', 'blog'),
  ]).toEqual([true, true, false, true]);
});

it('has something to show, and a form where its block is one [OVER-10]', () => {
  const popup = parsePopupOverlay(undefined);
  const empty = { ...popup, title: ' ', text: richTextOf(''), action: 'none' as const };
  expect([hasPopupContent(popup), hasPopupContent(empty)]).toEqual([true, false]);
  const block = {
    id: 'f',
    type: 'block',
    blockType: 'form',
    sectionId: 'popup-overlay',
    desktop: { x: 0, y: 0, w: 8, h: 8 },
    data: {},
  } as const;
  const withForm = { ...popup, action: 'form' as const, formBlockId: 'f' };
  expect(popupFormBlock(withForm, { f: block })?.id).toBe('f');
  expect(popupFormBlock(withForm, { f: { ...block, blockType: 'code' } })).toBeNull();
  expect(popupFormBlock({ ...withForm, action: 'button' }, { f: block })).toBeNull();
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', false, true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile', true, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)', true, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)', false, false],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140', false, false],
])('%s with touch %s is mobile: %s [OVER-07] [OVER-27]', (userAgent, isTouch, isMobile) => {
  expect(isMobileDevice({ userAgent, isTouch })).toBe(isMobile);
});
