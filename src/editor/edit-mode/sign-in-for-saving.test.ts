import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { setSignInAsker } from '../api/sign-in-requests.ts';
import type { DocumentState } from '../documents/document-state.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { signInForSaving } from './sign-in-for-saving.ts';

let isTyping = false;
let answer: (isSignedIn: boolean) => void = () => undefined;
let questions = 0;
let ends: (() => void)[] = [];

function documentThat(saveStatus: DocumentState['saveStatus'], pendingCount: number) {
  const store = createStore(() => ({ saveStatus, pendingCount }) as DocumentState);
  const signedIn = vi.fn<() => void>(() => store.setState({ saveStatus: 'saved', pendingCount: 0 }));
  const opened = { store, getState: store.getState, signedIn } as unknown as DocumentStore;
  ends.push(signInForSaving([opened], () => isTyping));
  return { store, signedIn };
}

beforeEach(() => {
  vi.useFakeTimers();
  isTyping = false;
  questions = 0;
  ends = [
    setSignInAsker(() => {
      questions += 1;
      return new Promise((resolve) => (answer = resolve));
    }),
  ];
});

afterEach(() => {
  answer(false);
  for (const end of ends) end();
  vi.useRealTimers();
});

it('waits for the end of typing before it asks, and saving goes on after the sign-in [DATA-28, EDIT-73]', async () => {
  isTyping = true;
  const { signedIn } = documentThat('signed-out', 1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(questions).toBe(0);
  isTyping = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(questions).toBe(1);
  answer(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(signedIn).toHaveBeenCalledOnce();
});

it('does not ask again after a question was put off, until the session ends another time [EDIT-73]', async () => {
  const { store } = documentThat('signed-out', 1);
  await vi.advanceTimersByTimeAsync(1_000);
  answer(false);
  store.setState({ pendingCount: 2 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(questions).toBe(1);
  store.setState({ saveStatus: 'saved', pendingCount: 0 });
  store.setState({ saveStatus: 'signed-out', pendingCount: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(questions).toBe(2);
});

it('asks nobody while nothing waits to be saved', async () => {
  documentThat('signed-out', 0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(questions).toBe(0);
});
