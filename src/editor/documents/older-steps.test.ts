import { expect, it } from 'vitest';
import type { DocumentHistory, HistoryStep } from './document-history.ts';
import { withOlderSteps } from './older-steps.ts';

const step = (gestureId: string): HistoryStep => ({
  gestureId,
  name: gestureId,
  operations: [],
  inverse: [],
});
const stepsOf = (text: string) => text.split('').map(step);
const history = (undo: string, redo = ''): DocumentHistory => ({ undo: stepsOf(undo), redo: stepsOf(redo) });
const names = ({ undo, redo }: DocumentHistory) =>
  [undo, redo].map((steps) => steps.map(({ name }) => name).join(''));

it('takes all steps where nothing was done since', () => {
  const opened = history('d', '');
  expect(names(withOlderSteps(opened, opened, history('abcd', 'e')))).toEqual(['abcd', 'e']);
});

it.each([
  ['a new step', history('cdx'), ['abcdx', '']],
  ['a step taken back', history('c', 'd'), ['abc', 'd']],
  ['everything taken back', history('', 'dc'), ['ab', 'dc']],
])('puts older ones below %s', (_name, since, expected) => {
  expect(names(withOlderSteps(since, history('cd'), history('abcd')))).toEqual(expected);
});

it('takes all as older where none came with the document', () => {
  expect(names(withOlderSteps(history('x'), history(''), history('ab')))).toEqual(['abx', '']);
});

it('leaves the history alone where steps were taken back before', () => {
  expect(names(withOlderSteps(history('cx'), history('c'), history('ab', 'c')))).toEqual(['cx', '']);
});
