import type { Label } from '#blocks/define-block.ts';
import { changing } from '#domain/documents/changing.ts';
import { ChevronDown, ChevronUp, Trash2, X } from 'lucide-react';
import { isOffered } from '#blocks/is-offered.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { INVALID_VIDEO_MESSAGE, videoSource } from '#blocks/video/video-source.ts';
import { slideTypeOf } from '#domain/galleries/gallery-item-kinds.ts';
import type { JsonValue } from '#lib/json.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { NestedFieldProps } from '../inspector/field-props.ts';
import { steppedItem, type Slides } from './edit-slides.ts';
import { slideTitle } from './slide-title.ts';
import type { SlideWords } from './slide-words.ts';
import { isLeavingByKey } from '../panel/is-leaving-by-key.ts';
import styles from './slides.module.css';

interface SlideDetailsProps {
  readonly slide: GalleryItem;
  readonly words: SlideWords;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly fields: NestedFieldProps<'slides'>['control']['fields'];
  readonly Field: NestedFieldProps<'slides'>['Field'];
  readonly onChange: (changed: Partial<GalleryItem>, label: Label, gestureId?: string) => void;
  readonly onMove: (edit: (now: Slides) => Slides, label: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** One slide or track: its picture with focal point and alternative text, its texts and its link. */
export function SlideDetails(props: SlideDetailsProps) {
  const { slide, words, place, count, fields, Field, onChange, onMove, onRemove, onClose } = props;
  const isVideo = slideTypeOf(slide.mediaType) === 'video';
  const title = slideTitle(slide, place);
  const step = (by: -1 | 1): void =>
    onMove((now) => steppedItem(now, slide.id, by), `Move ${words.one} ${by === 1 ? 'down' : 'up'}`);
  const errorOf = (name: string): string | null =>
    name === 'videoUrl' && videoSource(slide.videoUrl).kind === 'invalid' ? INVALID_VIDEO_MESSAGE : null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what is in it come by here
    <section
      className={styles['details']}
      aria-label={`${words.One} ${place + 1}: ${title}`}
      onKeyDown={(event) => {
        if (isLeavingByKey(event)) onClose();
      }}
    >
      <div className={styles['detailsHead']}>
        <h3 className={styles['detailsTitle']}>{title}</h3>
        <IconButton
          label={`Move the ${words.one} up`}
          size="small"
          isDisabled={place === 0}
          onPress={() => step(-1)}
        >
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move the ${words.one} down`}
          size="small"
          isDisabled={place === count - 1}
          onPress={() => step(1)}
        >
          <ChevronDown aria-hidden="true" />
        </IconButton>
        <IconButton label={`Remove the ${words.one}`} size="small" onPress={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
        <IconButton label={`Close the ${words.one}`} size="small" onPress={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <Field
        control={{ control: 'image', label: isVideo ? 'Poster' : words.picture }}
        value={slide.image as unknown as JsonValue}
        error={null}
        onChange={(image, gestureId) => {
          // A picture without a picture is no slide; a video goes on without a poster, a track without a cover.
          if (image === null && !isVideo && slide.audioUrl === undefined) onRemove();
          else onChange({ image: image as unknown as GalleryItem['image'] }, 'Change picture', gestureId);
        }}
      />
      {Object.entries(fields).map(([name, control]) =>
        isOffered(control, slide) ? (
          <Field
            key={name}
            control={control}
            value={(slide as unknown as Readonly<Record<string, JsonValue>>)[name]}
            error={errorOf(name)}
            onChange={(value, gestureId) => onChange({ [name]: value }, changing(control.label), gestureId)}
          />
        ) : null,
      )}
    </section>
  );
}
