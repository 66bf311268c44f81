import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ItemUrlPatternField } from './item-url-pattern-field.tsx';

let root: Root;

beforeEach(() => {
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function Field() {
  const [value, setValue] = useState('%y/%m/%d/%t');
  return (
    <>
      <ItemUrlPatternField
        value={value}
        collectionPath="/journal"
        timeZone="UTC"
        now={new Date('2026-03-04T10:00:00Z')}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

it('shows an example while a pattern is typed, and what is wrong with it [LINK-45] [LINK-49] [LINK-50] [LINK-56] [LINK-57]', async () => {
  root.render(<Field />);
  await expect.element(page.getByText(/journal.2026.3.4.a-first-post/)).toBeVisible();
  const field = page.getByLabelText('Post URL format');
  await userEvent.fill(field, '//My News/%%y/%t');
  await expect.element(page.getByText(/journal.my-news.2026.a-first-post/)).toBeVisible();
  await userEvent.tab();
  await expect.element(field).toHaveValue('my-news/%y/%t');
  await userEvent.fill(field, '%y');
  await expect.element(page.getByText('The address must contain %t, the title of the post.')).toBeVisible();
  await userEvent.fill(field, '');
  await userEvent.tab();
  await expect.element(field).toHaveValue('%y/%m/%d/%t');
});
