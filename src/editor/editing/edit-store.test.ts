import { afterEach, expect, it, vi } from 'vitest';
import { createEditStore } from './edit-store.ts';

afterEach(() => vi.useRealTimers());

it('keeps what is typed into a text whose editor is still being fetched, and gives it once [EDIT-42]', () => {
  const edit = createEditStore();
  edit.editTextOf('block');
  for (const letter of 'Hi?') edit.typeAhead(letter);
  expect(edit.takeTypedAhead().letters).toBe('Hi?');
  expect(edit.takeTypedAhead().letters).toBe('');
});

it('keeps that all of the text was selected first, and drops the letters before [EDIT-42]', () => {
  const edit = createEditStore();
  edit.editTextOf('block');
  edit.typeAhead('x');
  edit.selectAhead();
  for (const letter of 'Hi') edit.typeAhead(letter);
  expect(edit.takeTypedAhead()).toEqual({ letters: 'Hi', replacesAll: true });
  expect(edit.takeTypedAhead()).toMatchObject({ letters: '', replacesAll: false });
});

it('forgets it when another text is opened, or when it comes too late [EDIT-42]', () => {
  vi.useFakeTimers();
  const edit = createEditStore();
  edit.editTextOf('block');
  edit.typeAhead('a');
  edit.editTextOf('other');
  expect(edit.takeTypedAhead().letters).toBe('');
  edit.typeAhead('b');
  vi.advanceTimersByTime(5_001);
  expect(edit.takeTypedAhead().letters).toBe('');
});
