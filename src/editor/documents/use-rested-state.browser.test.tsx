import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setRecordField } from '../commands/set-record-field.ts';
import { openTestingDocument } from './testing/open-testing-document.ts';
import { sectionRecord } from './testing/testing-document.ts';
import { useRestedState } from './use-rested-state.ts';

const host = document.createElement('div');
const canvas = document.createElement('iframe');
const root = createRoot(host);
const store = openTestingDocument({
  id: 'd',
  kind: 'page',
  records: { s1: { ...sectionRecord('s1', 'V'), name: 'Before' } },
});

function Panel() {
  const name = useRestedState(store, ({ view }) => view['s1']?.['name']);
  return <input aria-label="Name" readOnly value={typeof name === 'string' ? name : ''} />;
}

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.append(host, canvas);
  await act(async () => root.render(<Panel />));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await act(async () => root.unmount());
  host.remove();
  canvas.remove();
});

it('a panel follows the canvas once it rests, and at once when somebody turns to it [EDIT-42]', async () => {
  const field = host.querySelector('input');
  canvas.focus();
  await act(async () => store.run(setRecordField('s1', 'name', 'Typed', 'name')));
  expect(field?.value).toBe('Before');
  await act(async () => vi.advanceTimersByTime(120));
  expect(field?.value).toBe('Typed');

  await act(async () => store.run(setRecordField('s1', 'name', 'Typed again', 'name')));
  expect(field?.value).toBe('Typed');
  await act(async () => field?.focus());
  expect(field?.value).toBe('Typed again');
});
