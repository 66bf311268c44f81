const TABLE_ENTRY_BYTES = 16;

/** The tables of an uncompressed OpenType or TrueType font, by their names. */
export type FontTables = ReadonlyMap<string, Buffer>;

/** Finds the tables of a font. Throws a `RangeError` where their list is beyond its end. */
export function readTables(font: Buffer): FontTables {
  const tables = new Map<string, Buffer>();
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * TABLE_ENTRY_BYTES;
    const start = font.readUInt32BE(entry + 8);
    tables.set(
      font.toString('latin1', entry, entry + 4),
      font.subarray(start, start + font.readUInt32BE(entry + 12)),
    );
  }
  return tables;
}
