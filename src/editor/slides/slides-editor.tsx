import type { Label } from '#blocks/define-block.ts';
import { useState } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { slidesEditor } from '#messages/en/interface/slides-editor.ts';
import { slideSteps } from '#messages/en/interface/slide-steps.ts';
import { translate } from '#ui/translate.ts';
import { fill } from '#messages/message.ts';
import type { NestedFieldProps } from '../fields/field-props.ts';
import { AddSlides } from './add-slides.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { reordered, withFreeId, type Slides } from './edit-slides.ts';
import { slideUploadsOf } from './open-slide-uploads.ts';
import { SlideDetails } from './slide-details.tsx';
import { SlideList } from './slide-list.tsx';
import { slideTitle } from './slide-title.ts';
import type { SlidesHome } from './slides-home.ts';
import { UploadProgress } from './upload-progress.tsx';
import styles from './slides.module.css';

interface SlidesEditorProps {
  readonly home: SlidesHome;
  /** As they are shown; changes are made to what the home holds by then. */
  readonly slides: Slides;
  readonly fields: NestedFieldProps<'slides'>['control']['fields'];
  readonly Field: NestedFieldProps<'slides'>['Field'];
}

const NOTHING_CHOSEN: ReadonlySet<string> = new Set();

/** The slides of a gallery, or the tracks of an album: added many at once, put into order, edited one by one or several together. */
export function SlidesEditor({ home, slides, fields, Field }: SlidesEditorProps) {
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [openId, setOpenId] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const uploads = slideUploadsOf(home);
  const { holds } = home;
  const open = slides.find(({ id }) => id === openId) ?? null;
  const stillChosen = new Set(slides.map(({ id }) => id).filter((id) => chosen.has(id)));

  const change = (edit: (now: Slides) => Slides, label: Label, gestureId?: string): void => {
    const now = home.read();
    const next = edit(now);
    if (next !== now) home.write(next, label, gestureId);
  };

  return (
    <fieldset className={styles['editor']} aria-label={translate(slidesEditor.title, { holds })}>
      <AddSlides
        home={home}
        count={slides.length}
        onAdd={(slide) =>
          change((now) => [...now, withFreeId(now, slide)], fill(slideSteps.addOne, { holds }))
        }
      />
      <UploadProgress uploads={uploads} />
      {slides.length === 0 ? null : (
        <BulkBar
          slides={slides}
          holds={holds}
          chosen={stillChosen}
          onChoose={setChosen}
          onChange={(edit, label) => {
            change(edit, label);
            setAnnouncement(translate(slidesEditor.doneFor, { step: label, count: stillChosen.size }));
          }}
        />
      )}
      <SlideList
        slides={slides}
        holds={holds}
        chosen={stillChosen}
        openId={openId}
        onChoose={setChosen}
        onOpen={(id) => setOpenId(id === openId ? null : id)}
        onReorder={(moved, target) => {
          change(
            (now) => reordered(now, moved, target),
            fill(moved.size === 1 ? slideSteps.moveOne : slideSteps.moveSeveral, { holds }),
          );
          const position = reordered(slides, moved, target).findIndex(({ id }) => moved.has(id)) + 1;
          setAnnouncement(
            moved.size === 1
              ? translate(slidesEditor.movedOne, { holds, place: position, count: slides.length })
              : translate(slidesEditor.movedSeveral, {
                  holds,
                  moved: moved.size,
                  place: position,
                  count: slides.length,
                }),
          );
        }}
      />
      {open === null ? null : (
        <SlideDetails
          key={open.id}
          slide={open}
          holds={holds}
          index={slides.indexOf(open)}
          count={slides.length}
          fields={fields}
          Field={Field}
          onChange={(changed, label, gestureId) =>
            change(
              (now) => now.map((each) => (each.id === open.id ? { ...each, ...changed } : each)),
              label,
              gestureId,
            )
          }
          onMove={(edit, label) => {
            change(edit, label);
            const position = edit(slides).findIndex(({ id }) => id === open.id) + 1;
            setAnnouncement(
              translate(slidesEditor.movedTitle, {
                title: slideTitle(open, position - 1),
                place: position,
                count: slides.length,
              }),
            );
          }}
          onRemove={() => {
            change((now) => now.filter(({ id }) => id !== open.id), fill(slideSteps.removeOne, { holds }));
            setOpenId(null);
            setAnnouncement(translate(slidesEditor.removed, { holds }));
          }}
          onClose={() => setOpenId(null)}
        />
      )}
      <VisuallyHidden>
        <output aria-live="polite">{announcement}</output>
      </VisuallyHidden>
    </fieldset>
  );
}
