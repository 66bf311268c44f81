import { setTimeout as wait } from 'node:timers/promises';
import { NoAnswerError } from './crash-client.mjs';

const LIMIT_MS = 120_000;

/** Does something, kills the installation where it has come to the point, and starts it again. */
export async function killDuring(installation, { point, isDatabaseKilled }, work) {
  const holder = await installation.connect();
  await point.arm(holder);
  // Whoever waits for an answer gets none.
  const working = work().catch((error) => {
    if (!(error instanceof NoAnswerError)) throw error;
  });
  await point.reached(holder);
  installation.kill({ isDatabaseKilled });
  await installation.ended();
  await working;
  if (!isDatabaseKilled) await untilAlone(holder);
  await holder.end().catch(() => null);
  await installation.start();
  const db = await installation.connect();
  await point.disarm(db);
  await db.end();
}

/** The transactions of the server that was killed go on until they notice, and those that were in their commit end it. */
async function untilAlone(db) {
  // Whatever stands at the point goes on.
  await db.query('select pg_advisory_unlock_all()');
  await until('the connections of the killed server to end', async () => {
    const { rows } = await db.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and datname = 'portico' and pid <> pg_backend_pid()",
    );
    return rows.length === 0;
  });
}

export async function until(what, isSo) {
  const deadline = Date.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}`);
    await wait(50);
  }
}
