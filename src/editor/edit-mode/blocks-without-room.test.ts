import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';
import { testBlockContext } from '#blocks/testing/test-block-context.tsx';
import { BlockContent } from '#site/blocks/block-content.tsx';
import { blocksWithoutRoom } from './blocks-without-room.ts';

const ABOUT = { siteId: 'a'.repeat(24), documentId: 'b'.repeat(24), language: 'en' };
const block = (index: number, source: string): DocumentRecord => ({
  id: `block${index}`,
  type: 'block',
  sectionId: 's1',
  desktop: { x: 0, y: index, w: 12, h: 1 },
  blockType: 'markdown',
  data: { source },
});

function pageOf(sources: readonly string[]): DocumentRecords {
  const section: DocumentRecord = { id: 's1', type: 'section', order: 'a' };
  return Object.fromEntries(
    [section, ...sources.map((source, index) => block(index, source))].map((record) => [record.id, record]),
  );
}

describe('blocks for which a page has no room', () => {
  it('are none on an ordinary page', () => {
    expect(blocksWithoutRoom(pageOf(Array.from({ length: 60 }, () => '## Some *words*')), ABOUT)).toEqual([]);
  });

  it('are those behind the ones that take all of it', () => {
    const ids = blocksWithoutRoom(pageOf(Array.from({ length: 34 }, () => 'words '.repeat(16_000))), ABOUT);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).toContain('block33');
    expect(ids).not.toContain('block0');
  });

  it('are named in their place on the canvas', () => {
    const content = (withoutRoom: ReadonlySet<string>) =>
      renderToStaticMarkup(
        createElement(BlockContent, {
          block: blockRecordSchema.parse(block(1, 'Words')),
          context: testBlockContext({ mode: 'canvas', withoutRoom }),
        }),
      );
    expect(content(new Set(['block1']))).toMatch(/role="note".*Visitors do not see this block/);
    expect(content(new Set(['block2']))).not.toContain('Visitors do not see');
  });
});
