import { Client, type ClientConfig } from 'pg';

/** One number for all processes of an installation; any will do that is not that of the migrations. */
const LOCK_KEY = 7_046_029_255;

/**
 * Does what only one process of an installation may do at a time while it starts. The others wait as long as it takes;
 * the lock goes with the connection of a process that dies.
 */
export async function underStartLock<Value>(
  connection: ClientConfig,
  work: () => Promise<Value>,
): Promise<Value> {
  const client = new Client(connection);
  // A connection that breaks meanwhile has given the lock back; the work fails by itself where it matters.
  client.on('error', () => null);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    return await work();
  } finally {
    await client.end().catch(() => null);
  }
}
