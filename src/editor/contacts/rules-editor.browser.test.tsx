import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contactRulesSchema, type ContactRules } from '#domain/contacts/contact-rules.ts';
import { RulesEditor } from './rules-editor.tsx';

let root: Root;
let shown: ContactRules;

beforeEach(() => {
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function Edited({ first }: { readonly first: ContactRules }) {
  const [rules, setRules] = useState(first);
  const change = (next: ContactRules) => {
    shown = next;
    setRules(next);
  };
  return <RulesEditor rules={rules} choices={{ labels: [], lists: [] }} onChange={change} />;
}

async function add(button: string, item: string) {
  const opener = page.getByRole('button', { name: button, exact: true });
  await expect.element(opener).toBeVisible();
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('menuitem', { name: item }).click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
}

it('makes, fills and removes groups of rules by keyboard and pointer [CRM-10] [NEWS-16]', async () => {
  root.render(<Edited first={{ match: 'all', rules: [{ kind: 'language', language: 'de' }] }} />);
  await add('Add filter', 'Group of filters');
  await add('Add filter to the group', 'Membership');
  expect(contactRulesSchema.parse(shown)).toEqual({
    match: 'all',
    rules: [
      { kind: 'language', language: 'de' },
      {
        match: 'any',
        rules: [
          { kind: 'source', source: 'form' },
          { kind: 'member', status: 'active' },
        ],
      },
    ],
  });
  await page.getByRole('button', { name: 'Remove the filter Came by' }).click();
  expect(shown.rules[1]).toEqual({ match: 'any', rules: [{ kind: 'member', status: 'active' }] });
  // A group without rules would hold nobody: it goes with its last rule.
  await page.getByRole('button', { name: 'Remove the filter Membership' }).click();
  expect(shown.rules).toEqual([{ kind: 'language', language: 'de' }]);
  await add('Add filter', 'Group of filters');
  await page.getByRole('button', { name: 'Remove the group' }).click();
  expect(shown.rules).toHaveLength(1);
});
