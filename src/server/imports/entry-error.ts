/** Why one entry of an export cannot be brought in, for the person who brought it. */
export class EntryError extends Error {
  override name = 'EntryError';
}
