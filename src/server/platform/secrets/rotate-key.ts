import { generateSecret } from '#server/platform/config/secrets.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SealedTable } from '#server/platform/database/site-table.ts';
import { changeInstallationSecrets } from './installation-secrets.ts';
import type { KeyRing } from './key-ring.ts';
import { sealAnew, type SealedAnew } from './seal-anew.ts';

/**
 * Changes the key that seals values in tables, while other processes run (PLAT-84): first all of them load the next key
 * for opening, then they seal with it, then stored values are sealed anew. The former key can still open, for a process
 * that was late; older ones are deleted. It can be interrupted at any step and started again without loss.
 */
export async function rotateKey(options: {
  readonly db: Db;
  readonly masterKeys: readonly [string, ...string[]];
  readonly cipher: KeyRing;
  /** By name. */
  readonly tables: ReadonlyMap<string, SealedTable>;
  /** Resolves when every process has read the secrets since. */
  readonly allHaveLearned: () => Promise<void>;
}): Promise<SealedAnew> {
  const { cipher, tables, allHaveLearned } = options;
  const next = generateSecret();
  cipher.learn(
    await changeInstallationSecrets(options, (secrets) => ({
      ...secrets,
      otherSealing: [next, ...secrets.otherSealing],
    })),
  );
  await allHaveLearned();
  // A rotation was interrupted: no process encrypts with other keys any more, so the next step may remove them.
  await sealAnew(options, tables);
  cipher.learn(
    await changeInstallationSecrets(options, (secrets) => ({
      ...secrets,
      sealing: next,
      otherSealing: [secrets.sealing],
    })),
  );
  await allHaveLearned();
  return sealAnew(options, tables);
}
