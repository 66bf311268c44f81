import type { BlockSpan } from '#domain/arrangement/solve-arrangement.ts';

/** The room a section keeps for its content, whatever its height, and where in it the content stands. */
export interface SectionRoom {
  /** Of what the content leaves free: the share above it. */
  readonly above: 0 | 0.5 | 1;
  /** The least height of the room, px. */
  readonly least: number;
  /** How high the content was when it was measured, px. */
  readonly content: number;
}

/** Where content begins in a section, by what lays it out. */
const SHARE_ABOVE: Readonly<Record<string, SectionRoom['above']>> = { center: 0.5, 'flex-end': 1 };

/** Measures the room of a section whose grid has this height. */
export function readSectionRoom(section: Element, content: number): SectionRoom {
  const { justifyContent, minHeight, paddingTop, paddingBottom } = getComputedStyle(section);
  const least = [minHeight, paddingTop, paddingBottom].map((size) => Number.parseFloat(size) || 0);
  return {
    above: SHARE_ABOVE[justifyContent] ?? 0,
    least: Math.max(0, (least[0] ?? 0) - (least[1] ?? 0) - (least[2] ?? 0)),
    content,
  };
}

/** How far the grid moves down as a whole, px, once its blocks are arranged so: up where they grow. */
export function shiftOfGrid(room: SectionRoom | undefined, spans: ReadonlyMap<string, BlockSpan>): number {
  if (room === undefined || room.above === 0) return 0;
  const content = Math.max(0, ...[...spans.values()].map(({ top, height }) => top + height));
  const free = (height: number): number => Math.max(0, room.least - height);
  return (free(content) - free(room.content)) * room.above;
}
