import type { Page } from '@playwright/test';

/** What a person did since the count began. */
interface Steps {
  /** Clicks, and Enter or Escape outside of typing. */
  readonly presses: number;
  /** Pieces of typing: all that is typed between two clicks, from field to field, the Enter at its end included. */
  readonly typed: number;
}

export interface StepCount {
  /** Begins to count anew. */
  begin(): void;
  steps(): Steps;
}

/** Counts what a person does in the page and its frames, from the next document on that it loads. */
export async function countSteps(page: Page): Promise<StepCount> {
  let steps: Steps = { presses: 0, typed: 0 };
  let isTyping = false;
  await page.exposeBinding('tellStep', (_source, kind: 'click' | 'letter' | 'key') => {
    if (kind === 'letter' && !isTyping) steps = { ...steps, typed: steps.typed + 1 };
    if (kind === 'click' || (kind === 'key' && !isTyping)) steps = { ...steps, presses: steps.presses + 1 };
    isTyping = kind === 'letter' || (kind === 'key' && isTyping);
  });
  await page.addInitScript(() => {
    const tell = (kind: string): void =>
      (window as unknown as { tellStep: (kind: string) => void }).tellStep(kind);
    addEventListener('pointerdown', () => tell('click'), { capture: true });
    addEventListener(
      'keydown',
      ({ key, ctrlKey, metaKey }) => {
        if (['Enter', 'Escape'].includes(key)) tell('key');
        else if (key.length === 1 && !ctrlKey && !metaKey) tell('letter');
      },
      { capture: true },
    );
  });
  return {
    begin: () => {
      steps = { presses: 0, typed: 0 };
      isTyping = false;
    },
    steps: () => steps,
  };
}
