import { useStore } from 'zustand';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';

/** The rectangle that is drawn to select blocks, with the blocks it touches. */
export function Marquee() {
  const marquee = useStore(useCanvas().ui, (state) => state.marquee);
  if (marquee === null) return null;
  return (
    <>
      {marquee.touched.map((rectangle, index) => (
        <div key={index} className="chosen" style={rectangle} aria-hidden="true" />
      ))}
      <div className="marquee" style={marquee.area} aria-hidden="true" />
    </>
  );
}
