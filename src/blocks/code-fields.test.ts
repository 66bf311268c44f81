import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import { BLOCKS, findBlock } from './registry.ts';

const STATES: readonly (readonly [string, JsonObject])[] = [
  ['code', { language: 'html', source: '<p>a</p>', display: 'show', isTracking: false }],
  ['code', { language: 'html', source: '<p>a</p>', display: 'run', isTracking: false }],
  ['form', { postSubmitHtml: '' }],
  ['form', { postSubmitHtml: '<script>a()</script>' }],
];
const VALUES: Readonly<Record<string, readonly JsonValue[]>> = {
  language: ['css', 'javascript', 'text'],
  display: ['show', 'run'],
  isTracking: [true],
};

describe('fields that are code', () => {
  it.each(STATES)('are told of a %s block with %j [ROLE-59]', (type, state) => {
    const block = findBlock(type);
    if (block?.code === undefined || block.codeFields === undefined) throw new Error(`${type} has no code`);
    const before = block.schema.parse({ ...(block.defaults() as JsonObject), ...state }) as JsonObject;
    const changing = Object.keys(before).filter((field) =>
      (VALUES[field] ?? ['another value']).some((value) => {
        const after = block.schema.safeParse({ ...before, [field]: value });
        return after.success && block.code?.(after.data as never) !== block.code?.(before as never);
      }),
    );
    expect(changing.length).toBeGreaterThan(0);
    expect(block.codeFields(before as never)).toEqual(expect.arrayContaining(changing));
  });

  it('are told by every block that runs code', () => {
    for (const block of BLOCKS) {
      expect(block.codeFields === undefined, block.type).toBe(block.code === undefined);
    }
  });
});
