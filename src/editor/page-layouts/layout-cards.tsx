import { translate } from '#ui/translate.ts';
import { createPortal } from 'react-dom';
import { BUILT_LAYOUTS, type BuiltLayout } from './built-layouts.ts';
import { LAYOUT_CARD_STYLES } from './layout-card-styles.ts';
import { LayoutPictureInTurn } from './layout-picture.tsx';
import { useInTurn } from './use-in-turn.ts';

interface LayoutCardsProps {
  readonly frame: Document;
  readonly siteId: string;
  readonly onTake: (layout: BuiltLayout) => void;
}

/** Page layouts on the canvas, each a button that takes it (EDIT-185). */
export function LayoutCards({ frame, siteId, onTake }: LayoutCardsProps) {
  const drawn = useInTurn(BUILT_LAYOUTS.length);
  return (
    <>
      {createPortal(<style>{LAYOUT_CARD_STYLES}</style>, frame.head)}
      <ul className="portico-layouts">
        {BUILT_LAYOUTS.map((layout, index) => (
          <li key={layout.id}>
            {/* The button covers its card; the preview may contain buttons itself and is outside of it. */}
            <div className="portico-layout-card">
              <LayoutPictureInTurn layout={layout} isDrawn={index < drawn} frame={frame} siteId={siteId} />
              <button type="button" className="portico-layout-name" dir="auto" onClick={() => onTake(layout)}>
                {translate(layout.title)}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
