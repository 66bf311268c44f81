import { expect, it } from 'vitest';
import { loggableError } from './loggable-error.ts';

const LEAKING = {
  code: '23514',
  table: 'orders',
  detail: 'Failing row contains (ada@example.org, 1 Quarry Lane).',
  where: 'SQL statement "insert into orders values (\'ada@example.org\')"',
  internalQuery: "select 'ada@example.org'",
};

it('is written to logs by its message, stack and codes, without the values that a database names [ORD-154]', () => {
  const error = Object.assign(new Error('new row violates a check'), LEAKING);
  const written = loggableError(error);
  expect(written).toMatchObject({
    type: 'Error',
    message: 'new row violates a check',
    stack: expect.stringContaining('loggable-error.test.ts'),
    code: '23514',
    table: 'orders',
  });
  expect(JSON.stringify(written)).not.toMatch(/ada@|Quarry/);
});

it('is bare of values where it is one of several', () => {
  const each = Object.assign(new Error('one of them'), LEAKING);
  const written = loggableError(new AggregateError([each], 'both failed'));
  expect(JSON.stringify(written)).toContain('one of them');
  expect(JSON.stringify(written)).not.toMatch(/ada@|Quarry/);
});

it('is left as it is where it is no error', () => {
  expect(loggableError('gone')).toBe('gone');
});
