import { useStore } from 'zustand';
import { useCanvas } from './canvas-ui.ts';

/** The columns of the grid and the place where a dragged block would land. */
export function DropPreview() {
  const preview = useStore(useCanvas().ui, (state) => state.preview);
  if (preview === null) return null;
  return (
    <>
      <div
        className="columns"
        aria-hidden="true"
        style={{ ...preview.grid, gridTemplateColumns: `repeat(${preview.columns}, minmax(0, 1fr))` }}
      >
        {Array.from({ length: preview.columns }, (_unused, index) => (
          <span key={index} />
        ))}
      </div>
      <div className="drop" style={preview.target} aria-hidden="true" />
    </>
  );
}
