import { memo } from 'react';
import { useStore } from 'zustand';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';
import type { Rectangle } from '../grid/grid-geometry.ts';
import { GuideLine } from './guide-line.tsx';

/** The grid, the preview of dragged blocks, and the lines they are aligned with. */
export function DropPreview() {
  const preview = useStore(useCanvas().ui, (state) => state.preview);
  if (preview === null) return null;
  const { grid, rows, columns, targets, guides } = preview;
  return (
    <>
      <GridColumns {...grid} columns={columns} rowStart={rows.start} rowSize={rows.size} />
      {targets.map((target, index) => (
        <DropPlace key={index} {...target} />
      ))}
      {guides.map((guide) => (
        <GuideLine key={`${guide.axis} ${guide.at}`} guide={guide} />
      ))}
    </>
  );
}

interface GridColumnsProps extends Rectangle {
  readonly columns: number;
  readonly rowStart: number;
  readonly rowSize: number;
}

/** Stays as it is while blocks are dragged over the same section. */
const GridColumns = memo(function GridColumns({ columns, rowStart, rowSize, ...grid }: GridColumnsProps) {
  return (
    <div
      className="columns"
      aria-hidden="true"
      style={{
        ...grid,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        backgroundSize: `100% ${rowSize}px`,
        backgroundPositionY: `${rowStart}px`,
      }}
    >
      {Array.from({ length: columns }, (_unused, index) => (
        <span key={index} />
      ))}
    </div>
  );
});

/** Only those that come to lie elsewhere are drawn anew. */
const DropPlace = memo(function DropPlace({ left, top, width, height }: Rectangle) {
  return <div className="drop" style={{ left, top, width, height }} aria-hidden="true" />;
});
