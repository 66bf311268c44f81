import type { RecordId } from '#domain/documents/record.ts';

const SEEDS = [0x811c9dc5, 0x9e3779b1, 0x85ebca6b] as const;

/**
 * The id of a block of a synced section within one instance of it: the same for the same instance and block, a
 * different one in every other instance. 24 hex characters, as the ids of all blocks. (FNV-1a over both ids, three
 * times with other seeds.)
 */
export function derivedId(instanceId: RecordId, blockId: RecordId): RecordId {
  const text = `${instanceId}/${blockId}`;
  return SEEDS.map((seed) => {
    let hash: number = seed;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    // The last characters have been multiplied once only; one more round mixes them.
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0');
  }).join('');
}
