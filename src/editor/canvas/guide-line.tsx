import type { Guide } from '../grid/drag-guides.ts';

/** A line between two blocks that are aligned, with the distance between them in px (EDIT-202). */
export function GuideLine({ guide }: { readonly guide: Guide }) {
  const { axis, at, from, to, distance, middle, isLabelled } = guide;
  const isVertical = axis === 'vertical';
  const line = isVertical
    ? { left: at, top: from, width: 1, height: to - from }
    : { left: from, top: at, width: to - from, height: 1 };
  return (
    <div className="guide" style={line} aria-hidden="true">
      {isLabelled ? (
        <span className="distance" style={isVertical ? { top: middle - from } : { left: middle - from }}>
          {distance}
        </span>
      ) : null}
    </div>
  );
}
