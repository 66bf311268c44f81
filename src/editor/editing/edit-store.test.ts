import { afterEach, expect, it, vi } from 'vitest';
import { createEditStore } from './edit-store.ts';

afterEach(() => vi.useRealTimers());

it('keeps what is typed into a text whose editor is still being fetched, and gives it once [EDIT-42]', () => {
  const edit = createEditStore();
  edit.editTextOf('block');
  for (const letter of 'Hi?') edit.typeAhead(letter);
  expect(edit.takeTypedAhead()).toBe('Hi?');
  expect(edit.takeTypedAhead()).toBe('');
});

it('forgets it when another text is opened, or when it comes too late [EDIT-42]', () => {
  vi.useFakeTimers();
  const edit = createEditStore();
  edit.editTextOf('block');
  edit.typeAhead('a');
  edit.editTextOf('other');
  expect(edit.takeTypedAhead()).toBe('');
  edit.typeAhead('b');
  vi.advanceTimersByTime(5_001);
  expect(edit.takeTypedAhead()).toBe('');
});
