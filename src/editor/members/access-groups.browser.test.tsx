import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BootContext } from '../site-context/boot-context.ts';
import { AccessGroups } from './access-groups.tsx';

const GOLD = {
  id: 'a'.repeat(24),
  name: 'Gold',
  description: '',
  benefits: [],
  image: null,
  areaIds: [],
  visibility: 'public',
  isOpen: true,
  opensAt: null,
  closesAt: null,
  places: null,
  price: { kind: 'recurring', monthly: 1000, yearly: null, trialDays: null },
  memberCount: 0,
  takenCount: 0,
};

let root: Root;
beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ areas: [], plans: [GOLD], currency: 'USD' }),
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it.each([
  ['nobody may join the site', true],
  ['people may join the site', false],
])(
  'says whether plans can be taken by members alone, where %s [MEMB-04, MEMB-46]',
  async (_where, isClosed) => {
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <BootContext value={{ permissions: [] } as never}>
          <AccessGroups isJoiningClosed={isClosed} />
        </BootContext>
      </QueryClientProvider>,
    );
    await expect.element(page.getByText('Gold')).toBeVisible();
    expect(page.getByText(/only those who are members already can take a plan/).elements()).toHaveLength(
      isClosed ? 1 : 0,
    );
  },
);
