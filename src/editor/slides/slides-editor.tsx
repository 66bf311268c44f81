import type { Label } from '#blocks/define-block.ts';
import { useState } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { NestedFieldProps } from '../inspector/field-props.ts';
import { AddSlides } from './add-slides.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { reordered, withFreeId, type Slides } from './edit-slides.ts';
import { slideUploadsOf } from './open-slide-uploads.ts';
import { SlideDetails } from './slide-details.tsx';
import { SlideList } from './slide-list.tsx';
import { slideTitle } from './slide-title.ts';
import { manyAsName, SLIDE_WORDS } from './slide-words.ts';
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
  const words = SLIDE_WORDS[home.holds];
  const open = slides.find(({ id }) => id === openId) ?? null;
  const stillChosen = new Set(slides.map(({ id }) => id).filter((id) => chosen.has(id)));

  const change = (edit: (now: Slides) => Slides, label: Label, gestureId?: string): void => {
    const now = home.read();
    const next = edit(now);
    if (next !== now) home.write(next, label, gestureId);
  };

  return (
    <fieldset className={styles['editor']} aria-label={manyAsName(words)}>
      <AddSlides
        home={home}
        count={slides.length}
        onAdd={(slide) => change((now) => [...now, withFreeId(now, slide)], `Add ${words.one}`)}
      />
      <UploadProgress uploads={uploads} />
      {slides.length === 0 ? null : (
        <BulkBar
          slides={slides}
          words={words}
          chosen={stillChosen}
          onChoose={setChosen}
          onChange={(edit, label) => {
            change(edit, label);
            setAnnouncement(`${label}: ${stillChosen.size}`);
          }}
        />
      )}
      <SlideList
        slides={slides}
        words={words}
        chosen={stillChosen}
        openId={openId}
        onChoose={setChosen}
        onOpen={(id) => setOpenId(id === openId ? null : id)}
        onReorder={(moved, target) => {
          change((now) => reordered(now, moved, target), `Move ${moved.size === 1 ? words.one : words.many}`);
          const place = reordered(slides, moved, target).findIndex(({ id }) => moved.has(id)) + 1;
          setAnnouncement(
            `${moved.size === 1 ? words.One : `${moved.size} ${words.many}`} moved to place ${place} of ${slides.length}`,
          );
        }}
      />
      {open === null ? null : (
        <SlideDetails
          key={open.id}
          slide={open}
          words={words}
          place={slides.indexOf(open)}
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
            const place = edit(slides).findIndex(({ id }) => id === open.id) + 1;
            setAnnouncement(`${slideTitle(open, place - 1)} moved to place ${place} of ${slides.length}`);
          }}
          onRemove={() => {
            change((now) => now.filter(({ id }) => id !== open.id), `Remove ${words.one}`);
            setOpenId(null);
            setAnnouncement(`${words.One} removed`);
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
