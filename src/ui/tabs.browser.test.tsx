import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NumberField } from './number-field.tsx';
import { Tabs } from './tabs.tsx';

let root: Root;
afterEach(() => root.unmount());

it('keeps what was typed into a number when another tab is chosen right after it', async () => {
  const host = document.createElement('main');
  document.body.replaceChildren(host);
  root = createRoot(host);
  const onChange = vi.fn<(value: number) => void>();
  root.render(
    <Tabs
      label="Settings"
      tabs={[
        {
          id: 'general',
          title: 'General',
          content: <NumberField label="Posts per page" defaultValue={20} onChange={onChange} />,
        },
        { id: 'search', title: 'Search engines', content: 'Nothing else' },
      ]}
    />,
  );
  await userEvent.fill(page.getByRole('textbox', { name: 'Posts per page' }), '2');
  await userEvent.click(page.getByRole('tab', { name: 'Search engines' }));
  await expect.element(page.getByText('Nothing else')).toBeVisible();
  expect(onChange.mock.calls).toEqual([[2]]);
});
