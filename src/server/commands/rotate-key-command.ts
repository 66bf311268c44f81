import { setTimeout as wait } from 'node:timers/promises';
import { underLock } from '#server/platform/database/installation-lock.ts';
import { rotateKey } from '#server/platform/secrets/rotate-key.ts';
import { SEALED_TABLES } from '#server/site-tables.ts';
import { SYNCHRONIZE_EVERY_MS, type StartedServices } from '#server/start/start-services.ts';

/** Two reloads of the keys in every process, since one may fail. */
const LEARN_MS = 2 * SYNCHRONIZE_EVERY_MS + 5_000;

/** `rotate-key`: a new key for what is sealed in the database, while Portico runs. */
export async function rotateKeyCommand(
  started: StartedServices,
  print: (line: string) => void,
): Promise<void> {
  const { database, masterKeys, keyRing, services } = started;
  print(`Changing the key: this takes about ${Math.ceil((2 * LEARN_MS) / 1000)} seconds …`);
  const { sealed, unopened } = await underLock(database.listenConnection, 'rotate-key', () =>
    rotateKey({
      db: services.db,
      masterKeys,
      cipher: keyRing,
      tables: SEALED_TABLES,
      allHaveLearned: () => wait(LEARN_MS),
    }),
  );
  print(`The key was changed; ${sealed} secrets were encrypted with it.`);
  if (unopened > 0) print(`${unopened} could not be opened, and are as they were: enter them again.`);
}
