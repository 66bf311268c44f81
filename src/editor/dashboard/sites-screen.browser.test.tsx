import '#ui/theme.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SiteCardSite } from '#contract/sites.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { SitesScreen } from './sites-screen.tsx';

let root: Root;
let total: number;
let asked: string[];

function site(number: number): SiteCardSite {
  return {
    id: String(number).padStart(24, '0') as SiteId,
    identifier: `site-${number}`,
    title: `Site ${number}`,
    status: 'comped',
    permissions: ['settings.general', 'settings.remove-website'],
    isPublished: true,
    isPublic: true,
    revision: 1,
    publicUrl: `http://site-${number}.localhost/`,
    configUrl: `http://site-${number}.app.localhost/config/`,
    createdAt: '2026-01-02T03:04:05.000Z',
    goneAfter: null,
    cover: {
      header: { background: '#ffffff', ink: '#111111', title: `Site ${number}` },
      background: '#ffeecc',
      heading: '#111111',
      muted: '#555555',
      button: '#aa3311',
      font: 'serif',
      headline: 'Bread since 1921',
      picture: null,
    },
  };
}

/** A person's sites as the server lists them: by page, those whose number has the searched digits. */
function answer(address: URL): object {
  const search = address.searchParams.get('search') ?? '';
  const at = Number(address.searchParams.get('page'));
  const size = Number(address.searchParams.get('pageSize'));
  const found = Array.from({ length: total }, (_, index) => index + 1).filter((number) =>
    `site ${number}`.includes(search),
  );
  return { sites: found.slice((at - 1) * size, at * size).map(site), total: found.length };
}

beforeEach(() => {
  asked = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const address = new URL(input instanceof Request ? input.url : input.toString(), window.location.href);
    if (address.pathname === '/api/handovers') return Response.json({ handovers: [] });
    asked.push(address.search.replace(/[?&]crumb=[^&]*/, ''));
    return Response.json(answer(address));
  });
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function open(sites: number): Promise<void> {
  total = sites;
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SitesScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
}

const cards = () => page.getByRole('article').elements();

it('draws 24 of 10,000 sites, none of them in a frame', async () => {
  await open(10_000);
  expect(cards()).toHaveLength(24);
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
  expect(document.querySelectorAll('#root, body *').length).toBeLessThan(1200);
  expect(asked).toHaveLength(1);
});

it('goes on to the next page, and finds on the server what is searched', async () => {
  await open(10_000);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByRole('heading', { name: 'Site 25', exact: true })).toBeVisible();
  expect(cards()).toHaveLength(24);
  await page.getByRole('searchbox', { name: 'Search sites' }).fill('999');
  await expect.element(page.getByRole('heading', { name: 'Site 999', exact: true })).toBeVisible();
  await expect.element(page.getByText('Page 1 of')).not.toBeInTheDocument();
  expect(cards()).toHaveLength(19);
  await page.getByRole('searchbox', { name: 'Search sites' }).fill('nothing like it');
  await expect.element(page.getByText('No site matches “nothing like it”')).toBeVisible();
  await page.getByRole('button', { name: 'Show all sites' }).click();
  await expect.element(page.getByRole('heading', { name: 'Site 1', exact: true })).toBeVisible();
});

it('has neither search nor pages for a few sites, and a way to begin without any', async () => {
  await open(6);
  expect(cards()).toHaveLength(6);
  expect(page.getByRole('searchbox').query()).toBeNull();
  expect(page.getByRole('button', { name: 'Next page' }).query()).toBeNull();
  root.render(null);
  await open(0);
  await expect.element(page.getByRole('link', { name: 'New site' })).toBeVisible();
});
