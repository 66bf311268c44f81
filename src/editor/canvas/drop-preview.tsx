import { useStore } from 'zustand';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';
import { GuideLine } from './guide-line.tsx';

/** The grid, the preview of dragged blocks, and the lines they are aligned with. */
export function DropPreview() {
  const preview = useStore(useCanvas().ui, (state) => state.preview);
  if (preview === null) return null;
  return (
    <>
      <div
        className="columns"
        aria-hidden="true"
        style={{
          ...preview.grid,
          gridTemplateColumns: `repeat(${preview.columns}, minmax(0, 1fr))`,
          backgroundSize: `100% ${preview.rows.size}px`,
          backgroundPositionY: `${preview.rows.start}px`,
        }}
      >
        {Array.from({ length: preview.columns }, (_unused, index) => (
          <span key={index} />
        ))}
      </div>
      {preview.targets.map((target, index) => (
        <div key={index} className="drop" style={target} aria-hidden="true" />
      ))}
      {preview.guides.map((guide) => (
        <GuideLine key={`${guide.axis} ${guide.at}`} guide={guide} />
      ))}
    </>
  );
}
