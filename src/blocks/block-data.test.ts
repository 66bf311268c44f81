import { expect, it } from 'vitest';
import { BLOCK_DATA, blockDataVersion, isBlockType } from './block-data.ts';
import { BLOCKS } from './registry.ts';

it('says of the data of every block what its declaration says', () => {
  expect(Object.keys(BLOCK_DATA)).toEqual(BLOCKS.map((block) => block.type));
  for (const block of BLOCKS) {
    if (!isBlockType(block.type)) throw new Error(block.type);
    const { schema, defaults, migrations } = BLOCK_DATA[block.type];
    expect(schema, block.type).toBe(block.schema);
    expect(defaults, block.type).toBe(block.defaults);
    expect(migrations, block.type).toBe(block.migrations);
    expect(blockDataVersion(block.type), block.type).toBe(block.dataVersion);
  }
});

it('knows no block by the names that every object has', () => {
  expect(isBlockType('toString')).toBe(false);
  expect(isBlockType('text')).toBe(true);
});
