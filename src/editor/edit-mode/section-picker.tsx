import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { createId } from '#lib/id.ts';
import { SECTION_CATALOG } from '#domain/section-catalog/section-catalog.ts';
import { pageStyles } from '#site/page-styles.ts';
import { Banner } from '#ui/banner.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { CanvasFrame } from '../canvas/canvas-frame.tsx';
import { parseDesignSettings } from '../document/site-records.ts';
import { useRecord } from '../document/use-document-state.ts';
import { builtSection } from './built-section.ts';
import { SECTION_PICKER_STYLES } from './section-picker-styles.ts';
import { SectionPreview } from './section-preview.tsx';
import { useWorkspace } from './workspace.ts';
import styles from './section-picker.module.css';

const ALL = 'All';

/** Ready-made sections in the site's own colours and fonts, and an empty one (EDIT-47). */
export function SectionPicker({ afterSectionId }: { readonly afterSectionId: string | null }) {
  const { edit, actions } = useWorkspace();
  const [category, setCategory] = useState(ALL);
  const categories = useMemo(() => [ALL, ...new Set(SECTION_CATALOG.map((each) => each.category))], []);
  const shown = SECTION_CATALOG.filter((each) => category === ALL || each.category === category);
  const close = (): void => edit.open({ kind: 'none' });
  const add = (id: string | null): void => {
    close();
    const chosen = SECTION_CATALOG.find((each) => each.id === id) ?? null;
    actions.addSection(builtSection(chosen, createId), afterSectionId);
  };
  return (
    <Dialog isOpen onOpenChange={close} title="Add a section" size="full">
      <div className={styles['picker']}>
        {categories.length < 3 ? null : (
          <SegmentedControl
            label="Kind of section"
            isLabelHidden
            className={styles['kinds']}
            value={category}
            options={categories.map((each) => ({ value: each, label: titleCase(each) }))}
            onChange={setCategory}
          />
        )}
        {SECTION_CATALOG.length === 0 ? <Banner tone="danger">Unable to load. Try again.</Banner> : null}
        <div className={styles['frame']}>
          <CanvasFrame title="Sections to choose from" width={null} scale={1}>
            {(frame) => (
              <>
                <PickerStyles frame={frame} />
                <div className="portico-picker">
                  <div className="portico-picker-card">
                    <div className="portico-picker-empty" aria-hidden="true">
                      +
                    </div>
                    <button type="button" className="portico-picker-title" onClick={() => add(null)}>
                      Empty section
                    </button>
                  </div>
                  {shown.map((each) => (
                    // The button covers its card; the preview may hold buttons itself and stays outside of it.
                    <div key={each.id} className="portico-picker-card">
                      <SectionPreview section={each} frame={frame} />
                      <button type="button" className="portico-picker-title" onClick={() => add(each.id)}>
                        {each.title}
                      </button>
                    </div>
                  ))}
                </div>
              </>
            )}
          </CanvasFrame>
        </div>
      </div>
    </Dialog>
  );
}

function PickerStyles({ frame }: { readonly frame: Document }) {
  const { site } = useWorkspace();
  const design = useRecord(site, 'design');
  const text = useMemo(
    () => pageStyles({ design: parseDesignSettings(design), blockTypes: 'all' }),
    [design],
  );
  return createPortal(
    <>
      <style>{text}</style>
      <style>{SECTION_PICKER_STYLES}</style>
    </>,
    frame.head,
  );
}

function titleCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ');
}
