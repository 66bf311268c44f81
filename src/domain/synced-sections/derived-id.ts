import type { RecordId } from '#domain/documents/record.ts';

const SEEDS = [0x811c9dc5, 0x9e3779b1, 0x85ebca6b] as const;

/**
 * The id that a block of a synced section has where it stands: the same for the same place and block, another one in
 * every other place. 24 hex characters, as the ids of all blocks. (FNV-1a over both ids, three times with other seeds.)
 */
export function derivedId(instanceId: RecordId, blockId: RecordId): RecordId {
  const text = `${instanceId}/${blockId}`;
  return SEEDS.map((seed) => {
    let hash: number = seed;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    // The last signs have been through one multiplication only.
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0');
  }).join('');
}
