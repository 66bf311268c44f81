import { fill, type Words } from '#messages/message.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import type { BlockDeclaration } from '#blocks/define-block.ts';
import { parseBlockData } from '#blocks/parse-block-data.ts';
import { findBlock } from '#blocks/registry.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { createBoundedCache } from '#lib/bounded-cache.ts';
import { fail, ok, type Result } from '#lib/result.ts';

export interface ParsedContent {
  readonly declaration: BlockDeclaration;
  readonly data: unknown;
}

type Stored = Pick<BlockRecord, 'blockType' | 'dataVersion'>;
type ParseResult = Result<ParsedContent, Words>;

/** After a publish the records of a page are new objects, but most of its blocks are unchanged. */
const MAX_CACHED_CONTENTS = 1000;
const MAX_CACHED_CHARACTERS = 16_000_000;
const parsedByText = createBoundedCache<ParseResult>(MAX_CACHED_CONTENTS, {
  max: MAX_CACHED_CHARACTERS,
  weigh: (text) => text.length,
});

/** Records are immutable, so parsed data is cached by the record's data object. */
const parsedByData = new WeakMap<object, { readonly block: Stored; readonly result: ParseResult }>();

/** The block's type and its data, migrated and parsed; or what is wrong with it, for the owner (CONT-03). */
export function parsedContent(block: BlockRecord): ParseResult {
  const { blockType, dataVersion, data } = block;
  const known = parsedByData.get(data);
  if (known?.block.blockType === blockType && known.block.dataVersion === dataVersion) return known.result;
  const key = `${blockType}@${dataVersion} ${JSON.stringify(data)}`;
  const result = parsedByText(key, () => parse(block));
  parsedByData.set(data, { block: { blockType, dataVersion }, result });
  return result;
}

function parse(block: BlockRecord): ParseResult {
  const declaration = findBlock(block.blockType);
  if (declaration === null) return fail(fill(blockKinds.unknown, { type: block.blockType }));
  const data = parseBlockData(declaration, block.data, block.dataVersion);
  return data.ok ? ok({ declaration, data: data.value }) : data;
}
