import { Client, type ClientConfig } from 'pg';

/** A number each for all processes of an installation; any will do that is not that of the migrations. */
const LOCK_KEYS = {
  start: 7_046_029_255,
  'rotate-key': 7_046_029_256,
} as const;

/**
 * Does what only one process of an installation may do at a time. The others wait as long as it takes; the lock goes with
 * the connection of a process that dies.
 */
export async function underLock<Value>(
  connection: ClientConfig,
  name: keyof typeof LOCK_KEYS,
  work: () => Promise<Value>,
): Promise<Value> {
  const client = new Client(connection);
  // A connection that breaks meanwhile has given the lock back; the work fails by itself where it matters.
  client.on('error', () => null);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEYS[name]]);
    return await work();
  } finally {
    await client.end().catch(() => null);
  }
}
