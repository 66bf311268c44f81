import { expect, it } from 'vitest';
import { stepName } from './step-name.ts';

it.each([
  [null, 'Edit text, Move block'],
  ['undo', 'Undo: Edit text, Move block'],
  ['redo', 'Redo: Edit text, Move block'],
] as const)('says of a step that reverts %s: %s [EDIT-72]', (reverts, name) => {
  expect(stepName({ names: ['Edit text', 'Move block'], nameWords: [null, null], reverts })).toBe(name);
});
