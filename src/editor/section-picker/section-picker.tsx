import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { createId } from '#lib/id.ts';
import { withSamplePictures } from '#compose/sample-pictures.ts';
import { SECTION_CATALOG } from '#compose/section-catalog/section-catalog.ts';
import { pageStyles } from '#site/page-styles.ts';
import { Banner } from '#ui/banner.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { SyncedSection } from '#contract/synced-sections.ts';
import type { SavedPart } from '#contract/saved-parts.ts';
import { sectionPicker } from '#messages/en/interface/section-picker.ts';
import { translate } from '#ui/translate.ts';
import type { Message } from '#messages/message.ts';
import { SavedSections, sectionOf } from './saved-sections.tsx';
import { takePart, told } from '../saved-parts/use-saved-parts.ts';
import { SyncedSections } from './synced-sections.tsx';
import { takeCopy } from '../synced-sources/use-synced-list.ts';
import { CanvasFrame } from '../frames/canvas-frame.tsx';
import { FrameEscape } from '../frames/frame-escape.tsx';
import { FrameTabStops } from '../frames/frame-tab-stops.tsx';
import { FrameHeading } from '../frames/frame-heading.tsx';
import { parseDesignSettings } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { builtSection, newSectionOf } from '../commands/built-section.ts';
import { SECTION_PICKER_STYLES } from './section-picker-styles.ts';
import { SectionPreview } from './section-preview.tsx';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from './section-picker.module.css';

const ALL = 'all';
const SAVED = 'saved';
const SYNCED = 'synced';
/** What sections are for, as the picker calls it. */
const KINDS: Readonly<Record<string, Message>> = {
  all: sectionPicker.all,
  saved: sectionPicker.saved,
  synced: sectionPicker.synced,
  intro: sectionPicker.intro,
  about: sectionPicker.about,
  services: sectionPicker.services,
  gallery: sectionPicker.gallery,
  people: sectionPicker.people,
  prices: sectionPicker.prices,
  menu: sectionPicker.menu,
  questions: sectionPicker.questions,
  contact: sectionPicker.contact,
};
/** As they are shown: with sample pictures. */
const SHOWN = SECTION_CATALOG.map((design) => ({
  design,
  section: newSectionOf(design.title, withSamplePictures(design.build(createId))),
}));

/** Ready-made sections in the site's own colours and fonts, and an empty one (EDIT-47). */
export function SectionPicker({ afterSectionId }: { readonly afterSectionId: string | null }) {
  const { edit, actions, siteId } = useWorkspace();
  // What all pages share shows no synced sections.
  const canShowSynced = useActiveDocument().getState().kind !== 'site';
  const [category, setCategory] = useState(ALL);
  const categories = useMemo(
    () => [
      ALL,
      SAVED,
      ...(canShowSynced ? [SYNCED] : []),
      ...new Set(SECTION_CATALOG.map((each) => each.category)),
    ],
    [canShowSynced],
  );
  const shown = SHOWN.filter(({ design }) => category === ALL || design.category === category);
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const close = (): void => edit.open({ kind: 'none' });
  const add = (id: string | null): void => {
    close();
    const chosen = SECTION_CATALOG.find((each) => each.id === id) ?? null;
    actions.addSection(builtSection(chosen, createId), afterSectionId);
  };
  async function addSaved(part: SavedPart): Promise<void> {
    const content = await takePart(part);
    if (content === null) return;
    close();
    actions.addSection(sectionOf({ ...part, content }), afterSectionId);
  }
  async function addSynced(section: SyncedSection): Promise<void> {
    if (section.siteId === siteId) {
      close();
      actions.insertSynced(section.id, afterSectionId);
      return;
    }
    const copy = await told(() => takeCopy(section));
    if (copy === null) return;
    close();
    actions.addSection(copy, afterSectionId);
  }
  return (
    <Dialog isOpen onOpenChange={close} title={translate(sectionPicker.title)} size="full">
      <div className={styles['picker']}>
        {categories.length < 3 ? null : (
          <SegmentedControl
            label={translate(sectionPicker.kind)}
            isLabelHidden
            className={styles['kinds']}
            value={category}
            options={categories.map((each) => ({ value: each, label: kindLabel(each) }))}
            onChange={setCategory}
          />
        )}
        {SECTION_CATALOG.length === 0 ? (
          <Banner tone="danger">{translate(sectionPicker.notLoaded)}</Banner>
        ) : null}
        <div ref={setControls} />
        <div className={styles['frame']}>
          <CanvasFrame title={translate(sectionPicker.toChooseFrom)} width={null} scale={1}>
            {(frame) => (
              <main>
                <PickerStyles frame={frame} />
                <FrameEscape frame={frame} />
                <FrameTabStops frame={frame} />
                <FrameHeading>{translate(sectionPicker.toChooseFrom)}</FrameHeading>
                {category === SAVED && controls !== null ? (
                  <SavedSections frame={frame} controls={controls} onChoose={(part) => void addSaved(part)} />
                ) : category === SYNCED && controls !== null ? (
                  <SyncedSections
                    frame={frame}
                    controls={controls}
                    onChoose={(section) => void addSynced(section)}
                  />
                ) : (
                  <div className="portico-picker">
                    <div className="portico-picker-card">
                      <div className="portico-picker-empty" aria-hidden="true">
                        +
                      </div>
                      <button
                        type="button"
                        className="portico-picker-title"
                        dir="auto"
                        onClick={() => add(null)}
                      >
                        {translate(sectionPicker.emptySection)}
                      </button>
                    </div>
                    {shown.map(({ design, section }) => (
                      // The button covers its card; the preview may hold buttons itself and stays outside of it.
                      <div key={design.id} className="portico-picker-card">
                        <SectionPreview section={section} frame={frame} />
                        <button
                          type="button"
                          className="portico-picker-title"
                          dir="auto"
                          onClick={() => add(design.id)}
                        >
                          {translate(design.title)}
                        </button>
                      </div>
                    ))}
                  </div>
                )}
              </main>
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

function kindLabel(category: string): string {
  const message = KINDS[category];
  return message === undefined ? category : translate(message);
}
