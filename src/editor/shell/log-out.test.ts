import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logOut } from './log-out.ts';

const ORIGIN = 'http://a.app.localhost:8080';
let calls: { url: string; init: RequestInit }[];
let answers: (Response | Error)[];
const shown: string[] = [];

vi.mock('#ui/show-toast.ts', () => ({ showToast: (text: string) => void shown.push(text) }));

beforeEach(() => {
  calls = [];
  answers = [];
  shown.length = 0;
  went.length = 0;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push({ url, init });
    const next = answers.shift() ?? new TypeError('Failed to fetch');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  vi.stubGlobal('window', { location: { host: 'a.app.localhost:8080', origin: ORIGIN } });
  vi.stubGlobal('document', { cookie: 'crumb=old' });
  vi.stubGlobal('navigator', { cookieEnabled: true });
});
afterEach(() => vi.unstubAllGlobals());

const went: string[] = [];
const location = { assign: (to: string | URL) => void went.push(String(to)) };
const LIVE = {
  path: '/about/über',
  isHome: false,
  isEnabled: true,
  workflowState: 'published',
  publishedVersion: 3,
} as const;

it('ends at the page of the site frame, asked for once without payload [NAV-37] [NAV-40] [NAV-42] [EDIT-33] [EDIT-35]', async () => {
  answers = [Response.json({ status: 'done' }), Response.json({ status: 'done' })];
  await Promise.all([logOut(LIVE, location), logOut(LIVE, location)]);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.init.body ?? null).toBeNull();
  expect(went).toEqual(['/about/%C3%BCber?logout=true']);
});

it.each([
  { publishedVersion: null },
  { isEnabled: false },
  { workflowState: 'draft' },
  { isHome: true },
] as const)(
  'ends at the root from a page that is the root or that visitors do not find: %j [NAV-42]',
  async (changes) => {
    answers = [Response.json({ status: 'done' })];
    await logOut({ ...LIVE, ...changes }, location);
    expect(went).toEqual(['/?logout=true']);
  },
);

it('stays and tells when it fails, and can be tried again [NAV-46]', async () => {
  await logOut(LIVE, location);
  expect([went, shown]).toEqual([[], ['Unable to log out. Please try again.']]);
  answers = [Response.json({ status: 'done' })];
  await logOut(LIVE, location);
  expect(went).toEqual(['/about/%C3%BCber?logout=true']);
});
