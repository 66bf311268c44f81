import { expect, it } from 'vitest';
import { JOB_NAMES } from '#editor/dashboard/job-names.ts';
import { EVENT_CONSUMERS } from '#server/event-consumers.ts';
import { JOBS } from '#server/jobs.ts';

it('says in words what failed in the background, of every job and every consumer of events', () => {
  const names = [...JOBS, ...EVENT_CONSUMERS].map(({ name }) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => JOB_NAMES[name] === undefined)).toEqual([]);
  const known = new Set(names);
  expect(Object.keys(JOB_NAMES).filter((name) => !known.has(name))).toEqual([]);
});
