import type { CanvasEnvironment } from '../canvas-ui/canvas-ui.ts';
import type { Guide } from '../grid/drag-guides.ts';
import type { DropSection } from '../grid/drag-target.ts';
import { edgesOf, type Rectangle } from '../grid/grid-geometry.ts';

/** Shows the grid of a section and the targets of blocks in it; hidden without targets. */
export function showPreview(
  { ui }: CanvasEnvironment,
  sections: readonly DropSection[],
  sectionId: string | undefined,
  targets: readonly Rectangle[],
  guides: readonly Guide[] = [],
): void {
  const section = sections.find((each) => each.sectionId === sectionId);
  if (section === undefined || targets.length === 0) {
    ui.setState({ preview: null });
    return;
  }
  const { geometry, area } = section;
  const { left, right } = edgesOf(geometry.columns);
  const end = Math.max(area.top + area.height, ...targets.map(({ top, height }) => top + height));
  const grid =
    geometry.columns.length === 0
      ? area
      : { left, top: area.top, width: right - left, height: end - area.top };
  const rows = { start: geometry.top - area.top, size: geometry.row };
  const preview = { targets, guides, grid, rows, columns: geometry.columns.length };
  // Most pointer moves do not change the targets.
  if (JSON.stringify(ui.getState().preview) !== JSON.stringify(preview)) ui.setState({ preview });
}
