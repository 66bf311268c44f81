import { vi } from 'vitest';

const builtIn = <Method extends (...given: never[]) => unknown>(owner: object, name: string): Method =>
  Function.prototype.call.bind(Reflect.get(owner, name)) as unknown as Method;

/**
 * Characters that searches in texts passed over, by words and by patterns, and elements of lists that were turned round,
 * while `work` ran. What a pattern goes over twice within one search is not seen: of that each pattern is judged by
 * itself (`npm run check`).
 */
export function stepsOf(work: () => void): number {
  let steps = 0;
  const passedOver = (text: string, found: number, from: number): void => {
    steps += (found === -1 ? text.length : found) - from;
  };
  const find = builtIn<(text: string, what: string, from: number) => number>(String.prototype, 'indexOf');
  const execute = builtIn<(pattern: RegExp, text: string) => RegExpExecArray | null>(
    RegExp.prototype,
    'exec',
  );
  const reverse = builtIn<(list: readonly unknown[]) => unknown[]>(Array.prototype, 'toReversed');
  vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, what, from = 0): number {
    const found = find(this, what, from);
    passedOver(this, found, from);
    return found;
  });
  vi.spyOn(String.prototype, 'includes').mockImplementation(function (this: string, what, from = 0): boolean {
    const found = find(this, what, from);
    passedOver(this, found, from);
    return found !== -1;
  });
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (
    this: RegExp,
    text: string,
  ): RegExpExecArray | null {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = execute(this, text);
    if (found !== null) passedOver(text, found.index + found[0].length, from);
    else if (!this.sticky) passedOver(text, -1, from);
    return found;
  });
  vi.spyOn(Array.prototype, 'toReversed').mockImplementation(function (this: unknown[]): unknown[] {
    steps += this.length + 1;
    return reverse(this);
  });
  try {
    work();
  } finally {
    vi.restoreAllMocks();
  }
  return steps;
}
