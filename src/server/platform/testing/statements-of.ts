import type { MockInstance } from 'vitest';

/**
 * The statements that listened-to clients sent, but for what the pool sends by itself whenever that falls: the settings
 * of a new connection, and what other processes are told a moment after a change.
 */
export function statementsOf(sent: MockInstance): string[] {
  return sent.mock.calls
    .map(([statement]) => String(statement))
    .filter(
      (statement) =>
        !/^\s*set (?:statement_timeout|default_transaction)|^select pg_notify\(notice/.test(statement),
    );
}
