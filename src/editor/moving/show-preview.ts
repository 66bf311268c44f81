import type { CanvasEnvironment } from '../canvas-ui/canvas-ui.ts';
import type { Guide } from '../grid/drag-guides.ts';
import type { DropSection } from '../grid/drag-target.ts';
import { edgesOf, type Rectangle } from '../grid/grid-geometry.ts';

interface Preview {
  /** Where blocks would land, and the lines along which they are aligned with others, before the grid moves. */
  readonly targets: readonly Rectangle[];
  readonly guides?: readonly Guide[];
  /** How far the grid then moves down, with all that is on it, px. */
  readonly shift: number;
}

/**
 * Shows the grid of a section and the targets of blocks in it, where both will be once they are dropped; hidden without
 * targets.
 */
export function showPreview(
  { ui }: CanvasEnvironment,
  sections: readonly DropSection[],
  sectionId: string | undefined,
  { targets: before, guides: guidesBefore = [], shift }: Preview,
): void {
  const section = sections.find((each) => each.sectionId === sectionId);
  if (section === undefined || before.length === 0) {
    ui.setState({ preview: null });
    return;
  }
  const { geometry, area } = section;
  const targets = before.map((each) => ({ ...each, top: each.top + shift }));
  const guides = guidesBefore.map((guide) => shiftedGuide(guide, shift));
  const { left, right } = edgesOf(geometry.columns);
  const end = Math.max(area.top + area.height, ...targets.map(({ top, height }) => top + height));
  const grid =
    geometry.columns.length === 0
      ? area
      : { left, top: area.top, width: right - left, height: end - area.top };
  const rows = { start: geometry.top + shift - area.top, size: geometry.row };
  const preview = { targets, guides, grid, rows, columns: geometry.columns.length };
  // Most pointer moves do not change the targets.
  if (JSON.stringify(ui.getState().preview) !== JSON.stringify(preview)) ui.setState({ preview });
}

/** A guide between things that move down together. */
function shiftedGuide(guide: Guide, by: number): Guide {
  if (guide.axis === 'horizontal') return { ...guide, at: guide.at + by };
  return { ...guide, from: guide.from + by, to: guide.to + by, middle: guide.middle + by };
}
