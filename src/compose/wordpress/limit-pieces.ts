import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import type { ContentPiece, ConversionContext } from './content-piece.ts';

import { mergePieces } from './merge-pieces.ts';
import { splitNode } from './split-node.ts';
import { textOfPieces } from './text-of-pieces.ts';

/** Paragraphs of the last text, when everything else is used up: a rich text takes 5,000. */
const MAX_LAST_NODES = 4900;

/**
 * Brings content under the number of blocks a page can hold (CONT-194), step by step and only as far as needed:
 * blocks that can be said in text become text, columns become rows, then what is left over is left out but for its words.
 * The context is told of everything that is lost.
 */
export function limitPieces(
  pieces: readonly ContentPiece[],
  maxBlocks: number,
  context: Pick<ConversionContext, 'note' | 'cut'>,
): readonly ContentPiece[] {
  const steps = [
    (all: readonly ContentPiece[]) => inText(all, new Set(['spacer', 'horizontal-rule'])),
    (all: readonly ContentPiece[]) =>
      inText(all, new Set(['code', 'quote', 'button', 'accordion', 'social-links'])),
    inRows,
  ];
  let current = mergePieces(pieces);
  for (const step of steps) {
    if (countBlocks(current) <= maxBlocks) return current;
    current = mergePieces(step(current));
  }
  return countBlocks(current) <= maxBlocks ? current : cutOff(current, maxBlocks, context);
}

/** The blocks that pieces become. */
export function countBlocks(pieces: readonly ContentPiece[]): number {
  return pieces.reduce((sum, piece) => {
    if (piece.kind === 'columns')
      return sum + piece.columns.reduce((inner, each) => inner + countBlocks(each.pieces), 0);
    return sum + (piece.kind === 'band' ? countBlocks(piece.pieces) : 1);
  }, 0);
}

function inText(pieces: readonly ContentPiece[], blockTypes: ReadonlySet<string>): readonly ContentPiece[] {
  return pieces.flatMap((piece): readonly ContentPiece[] => {
    switch (piece.kind) {
      case 'block': {
        if (!blockTypes.has(piece.blockType)) return [piece];
        return piece.asText.length === 0 ? [] : [{ kind: 'text', nodes: piece.asText }];
      }
      case 'columns':
        return [
          {
            ...piece,
            columns: piece.columns.map((each) => ({ ...each, pieces: inText(each.pieces, blockTypes) })),
          },
        ];
      case 'band':
        return [{ ...piece, pieces: inText(piece.pieces, blockTypes) }];
      default:
        return [piece];
    }
  });
}

function inRows(pieces: readonly ContentPiece[]): readonly ContentPiece[] {
  return pieces.flatMap((piece): readonly ContentPiece[] => {
    if (piece.kind === 'columns') return piece.columns.flatMap((column) => inRows(column.pieces));
    if (piece.kind === 'band') return inRows(piece.pieces);
    return [piece];
  });
}

function cutOff(
  pieces: readonly ContentPiece[],
  maxBlocks: number,
  context: Pick<ConversionContext, 'note' | 'cut'>,
): readonly ContentPiece[] {
  const kept = pieces.slice(0, maxBlocks - 1);
  const rest = pieces.slice(maxBlocks - 1);
  for (const piece of rest) {
    if (piece.kind === 'text') continue;
    const name = piece.kind === 'block' ? piece.blockType : piece.kind;
    context.note(`${name} beyond ${maxBlocks} blocks`, piece.kind === 'block' ? 'kept-as-text' : 'left-out');
  }
  const nodes = textOfPieces(rest).flatMap((node) => splitNode(node));
  const beyond = nodes.slice(MAX_LAST_NODES);
  if (beyond.length > 0) context.cut(`text beyond ${maxBlocks} blocks`, beyond.map(plainTextOf).join('\n'));
  return nodes.length === 0 ? kept : [...kept, { kind: 'text', nodes: nodes.slice(0, MAX_LAST_NODES) }];
}
