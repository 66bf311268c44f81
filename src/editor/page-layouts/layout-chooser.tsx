import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { pageStyles } from '#site/page-styles.ts';
import { pageLayouts } from '#messages/en/interface/page-layouts.ts';
import { translate } from '#ui/translate.ts';
import { CanvasFrame } from '../frames/canvas-frame.tsx';
import { FrameEscape } from '../frames/frame-escape.tsx';
import { FrameTabStops } from '../frames/frame-tab-stops.tsx';
import { FrameHeading } from '../frames/frame-heading.tsx';
import { INTERFACE_FONT_FACE } from '../frames/interface-font.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { parseDesignSettings } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { BUILT_LAYOUTS } from './built-layouts.ts';
import { LAYOUT_CARD_STYLES } from './layout-card-styles.ts';
import { LayoutPictureInTurn } from './layout-picture.tsx';
import { useInTurn } from './use-in-turn.ts';
import styles from './layout-chooser.module.css';

const CHOOSER_STYLES = `
body { background: #f0f0ee; }
.portico-layout-form { all: unset; display: block; box-sizing: border-box; inline-size: 100%; padding: 16px; }
`;

interface LayoutChooserProps {
  readonly site: DocumentStore;
  readonly siteId: string;
  /** Null: an empty page. */
  readonly value: string | null;
  /** The page is being made: what is not drawn yet would hold up what is shown of it. */
  readonly isPending: boolean;
  readonly onChange: (layoutId: string | null, title: string) => void;
}

/** The start of a new page: empty, or a layout, previewed in the fonts and colours of the site (EDIT-184). */
export function LayoutChooser({ site, siteId, value, isPending, onChange }: LayoutChooserProps) {
  const drawn = useInTurn(BUILT_LAYOUTS.length, isPending);
  return (
    <div className={styles['chooser']}>
      <span className={styles['label']} aria-hidden="true">
        {translate(pageLayouts.beginsWith)}
      </span>
      <div className={styles['frame']}>
        <CanvasFrame title={translate(pageLayouts.toChooseFrom)} width={null} scale={1}>
          {(frame) => (
            <main>
              <ChooserStyles site={site} frame={frame} />
              <FrameEscape frame={frame} />
              <FrameTabStops frame={frame} />
              <FrameHeading>{translate(pageLayouts.toChooseFrom)}</FrameHeading>
              <fieldset className="portico-layout-form" aria-label={translate(pageLayouts.beginsWith)}>
                <ul className="portico-layouts">
                  <li>
                    <label className="portico-layout-card" htmlFor="layout">
                      <span className="portico-layout-blank" aria-hidden="true">
                        +
                      </span>
                      <input
                        id="layout"
                        type="radio"
                        name="layout"
                        checked={value === null}
                        onChange={() => onChange(null, '')}
                      />
                      <span className="portico-layout-name" dir="auto">
                        {translate(pageLayouts.empty)}
                      </span>
                    </label>
                  </li>
                  {BUILT_LAYOUTS.map((layout, index) => (
                    <li key={layout.id}>
                      {/* A layout with a form has fields of its own in its picture. */}
                      <label className="portico-layout-card" htmlFor={`layout-${layout.id}`}>
                        <LayoutPictureInTurn
                          layout={layout}
                          isDrawn={index < drawn}
                          frame={frame}
                          siteId={siteId}
                        />
                        <input
                          id={`layout-${layout.id}`}
                          type="radio"
                          name="layout"
                          checked={value === layout.id}
                          onChange={() => onChange(layout.id, translate(layout.title))}
                        />
                        <span className="portico-layout-name" dir="auto">
                          {translate(layout.title)}
                        </span>
                      </label>
                    </li>
                  ))}
                </ul>
              </fieldset>
            </main>
          )}
        </CanvasFrame>
      </div>
    </div>
  );
}

function ChooserStyles({ site, frame }: Pick<LayoutChooserProps, 'site'> & { readonly frame: Document }) {
  const design = useRecord(site, 'design');
  const text = useMemo(
    () => pageStyles({ design: parseDesignSettings(design), blockTypes: 'all' }),
    [design],
  );
  return createPortal(
    <>
      <style>{text}</style>
      <style>{INTERFACE_FONT_FACE + LAYOUT_CARD_STYLES + CHOOSER_STYLES}</style>
    </>,
    frame.head,
  );
}
