import { expect, it } from 'vitest';
import { WORKFLOW_STATES } from './workflow-state.ts';
import { canBecome, transitionProblem } from './workflow-transitions.ts';

it.each([
  ['draft', ['needs-review', 'scheduled', 'published', 'private']],
  ['published', ['draft', 'scheduled', 'private']],
  ['deleted', ['draft']],
] as const)('%s can become %j and nothing else [CONT-184]', (from, to) => {
  const possible = WORKFLOW_STATES.filter((state) => state !== from && canBecome(from, state));
  expect(possible.toSorted()).toEqual(to.toSorted());
});

it('only the trash makes an item deleted [CONT-184]', () => {
  expect(WORKFLOW_STATES.filter((from) => from !== 'deleted' && canBecome(from, 'deleted'))).toEqual([]);
});

it('says what is wrong, a missing date included [CONT-184]', () => {
  expect(transitionProblem('published', 'needs-review', null)).toBe(
    'The state cannot change from “Published” to “Needs Review”.',
  );
  expect(transitionProblem('draft', 'scheduled', null)).toBe('Choose the date at which the post goes live.');
  expect(transitionProblem('draft', 'scheduled', '2026-01-01T00:00:00.000Z')).toBeNull();
  expect(transitionProblem('private', 'private', null)).toBeNull();
});
