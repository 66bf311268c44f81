import { describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';
import { boxesOverlap, DESKTOP_COLUMNS } from '#domain/arrangement/grid-box.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { codePieces, paragraphOf, rulePiece, spacerPiece } from './block-pieces.ts';
import type { ContentPiece } from './content-piece.ts';
import { layOutContent } from './lay-out-content.ts';
import { countBlocks, limitPieces } from './limit-pieces.ts';

const text = (words: string): ContentPiece => ({ kind: 'text', nodes: paragraphOf(words) });
const picture = (
  alignment: 'none' | 'left' | 'center' | 'right' = 'none',
  width: number | null = null,
): ContentPiece => ({
  kind: 'picture',
  picture: { url: 'https://a.example/1.jpg', alt: '', caption: '', link: null },
  alignment,
  width,
});
const columns = (...inner: readonly (readonly ContentPiece[])[]): ContentPiece => ({
  kind: 'columns',
  columns: inner.map((pieces) => ({ share: 100 / inner.length, pieces })),
});

function layOut(...pieces: readonly ContentPiece[]) {
  return layOutIn('medium', pieces);
}

function layOutIn(width: 'narrow' | 'medium', pieces: readonly ContentPiece[]) {
  return deriveSections(
    layOutContent(pieces, { imageOf: () => null, newId: () => createId(), width }),
    () => 'text',
  );
}

describe('layOutContent', () => {
  it('puts blocks inside the grid, none over another', () => {
    const sections = layOut(
      text('a'),
      columns([text('b'), picture()], [columns([text('c')], [text('d')]), text('e')], [rulePiece()]),
      picture('left', 300),
      text('beside '.repeat(200)),
      picture('right', 200),
      text('short'),
      columns([text('1')], [text('2')], [text('3')], [text('4')], [text('5')], [text('6')]),
    );
    const blocks = sections.flatMap((each) => each.blocks);
    expect(blocks.length).toBeGreaterThan(14);
    for (const [index, block] of blocks.entries()) {
      expect(blockRecordSchema.safeParse(block).success).toBe(true);
      expect(block.desktop.x + block.desktop.w).toBeLessThanOrEqual(DESKTOP_COLUMNS);
      for (const other of blocks.slice(index + 1))
        expect(boxesOverlap(block.desktop, other.desktop)).toBe(false);
    }
  });

  it('keeps text beside the picture it stood beside', () => {
    const [first, second] = layOut(picture('right', 300), text('words'))[0]?.blocks ?? [];
    expect([first?.blockType, second?.blockType]).toEqual(['text', 'image']);
    expect(first?.desktop.y).toBe(second?.desktop.y);
  });

  it('shows columns one after the other on phones', () => {
    const blocks = layOut(columns([text('a'), picture()], [...codePieces('b')]))[0]?.blocks ?? [];
    const order = blocks
      .toSorted((a, b) => (a.mobile?.y ?? 0) - (b.mobile?.y ?? 0))
      .map((each) => each.blockType);
    expect(order).toEqual(['text', 'image', 'code']);
    expect(layOut(columns([text('a')], [text('b')]))[0]?.blocks.map((each) => each.mobile)).toEqual([
      null,
      null,
    ]);
  });

  it('gives a band a section of its own', () => {
    const sections = layOut(
      text('a'),
      { kind: 'band', background: null, isDark: true, pieces: [text('b')] },
      text('c'),
    );
    expect(sections.map((each) => each.section.theme)).toEqual(['white', 'black', 'white']);
  });

  it('lays posts out in reading width, a picture as wide as it was [EDIT-190]', () => {
    const [post] = layOutIn('narrow', [picture('center', 368)]);
    expect(post?.section.width).toBe('narrow');
    expect(post?.blocks[0]?.desktop).toMatchObject({ x: 6, w: 12 });
    const [page] = layOutIn('medium', [picture('center', 600)]);
    expect(page?.section.width).toBe('medium');
    expect(page?.blocks[0]?.desktop).toMatchObject({ x: 6, w: 12 });
  });

  it('makes one empty section of nothing', () => {
    expect(layOut()).toHaveLength(1);
  });
});

describe('limitPieces [CONT-194]', () => {
  const notes: string[] = [];
  const context = { note: (name: string) => notes.push(name), cut: () => undefined };

  it('leaves what fits as it is', () => {
    const pieces = [text('a'), ...codePieces('b'), spacerPiece(20)];
    expect(limitPieces(pieces, 3, context)).toEqual(pieces);
  });

  it('says blocks in text before it leaves anything out', () => {
    const pieces = Array.from({ length: 100 }, (_, index) => [
      text(`t${index}`),
      ...codePieces(`c${index}`),
      rulePiece(),
    ]).flat();
    const limited = limitPieces(pieces, 60, context);
    expect(countBlocks(limited)).toBeLessThanOrEqual(60);
    expect(JSON.stringify(limited)).toContain('c99');
  });

  it('leaves out what is beyond and says so', () => {
    const limited = limitPieces(
      Array.from({ length: 70 }, () => [picture(), text('words')]).flat(),
      60,
      context,
    );
    expect(countBlocks(limited)).toBeLessThanOrEqual(60);
    expect(notes).toContain('picture beyond 60 blocks');
    expect(JSON.stringify(limited).match(/words/g)).toHaveLength(70);
  });
});
