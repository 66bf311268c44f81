import { expect, it } from 'vitest';
import type { LoggedChange } from './change.ts';
import { deriveUndoStacks } from './undo-stack.ts';

const OPERATIONS = [{ op: 'remove', id: 'a' }];
const change = (name: string, gestureId: string, more: object = {}) =>
  ({ name, gestureId, operations: OPERATIONS, ...more }) as unknown as LoggedChange;
const undo = (gestureId: string, more: object = {}) =>
  change('Undo', `undo ${gestureId}`, { reverts: { kind: 'undo', gestureId }, ...more });
const redo = (gestureId: string, more: object = {}) =>
  change('Redo', `redo ${gestureId}`, { reverts: { kind: 'redo', gestureId }, ...more });

const nameWords = { key: 'moves.move', params: {} };
const a1 = change('Edit text', 'a', { nameWords });
const a2 = change('Edit more', 'a');
const b = change('Move block', 'b');

it('hold the changes of one gesture as one step, called like the first of them [EDIT-72]', () => {
  expect(deriveUndoStacks([])).toEqual({ undo: [], redo: [] });
  expect(deriveUndoStacks([a1, a2, b])).toStrictEqual({
    undo: [
      { gestureId: 'a', name: 'Edit text', nameWords, changes: [a1, a2] },
      { gestureId: 'b', name: 'Move block', changes: [b] },
    ],
    redo: [],
  });
  expect(deriveUndoStacks([a1, b, a2]).undo.map((entry) => entry.gestureId)).toEqual(['a', 'b', 'a']);
});

it('pass a step from one to the other under its own name, with the change that took it back [EDIT-72]', () => {
  expect(deriveUndoStacks([b, a1, undo('a')])).toStrictEqual({
    undo: [{ gestureId: 'b', name: 'Move block', changes: [b] }],
    redo: [{ gestureId: 'a', name: 'Edit text', nameWords, changes: [undo('a')] }],
  });
  expect(deriveUndoStacks([b, a1, undo('a'), redo('a')])).toStrictEqual({
    undo: [
      { gestureId: 'b', name: 'Move block', changes: [b] },
      { gestureId: 'a', name: 'Edit text', nameWords, changes: [redo('a')] },
    ],
    redo: [],
  });
  expect(deriveUndoStacks([a1, b, undo('b'), undo('a')]).redo.map((entry) => entry.gestureId)).toEqual([
    'b',
    'a',
  ]);
  expect(deriveUndoStacks([a1, b, a2, undo('a')]).undo.map((entry) => entry.gestureId)).toEqual(['a', 'b']);
});

it('clear what can be done again with a new change, and leave out what had no effect [EDIT-72]', () => {
  expect(deriveUndoStacks([a1, undo('a'), b])).toMatchObject({ undo: [{ gestureId: 'b' }], redo: [] });
  const none = { operations: [] };
  expect(deriveUndoStacks([a1, undo('a'), change('Nothing', 'c', none)])).toMatchObject({
    undo: [],
    redo: [{ gestureId: 'a' }],
  });
  expect(deriveUndoStacks([a1, undo('a', none)])).toEqual({ undo: [], redo: [] });
  expect(deriveUndoStacks([a1, undo('gone')])).toMatchObject({
    undo: [{ gestureId: 'a' }],
    redo: [{ gestureId: 'gone', name: 'Undo' }],
  });
});
