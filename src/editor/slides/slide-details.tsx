import { blockHints } from '#messages/en/interface/block-hints.ts';
import type { Label } from '#blocks/define-block.ts';
import { changing } from '#domain/documents/changing.ts';
import { ChevronDown, ChevronUp, Trash2, X } from 'lucide-react';
import { isOffered } from '#blocks/is-offered.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { videoSource } from '#blocks/video/video-source.ts';
import { slideTypeOf } from '#domain/galleries/gallery-item-kinds.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { slidesEditor } from '#messages/en/interface/slides-editor.ts';
import { slideSteps } from '#messages/en/interface/slide-steps.ts';
import { translate } from '#ui/translate.ts';
import { fill } from '#messages/message.ts';
import type { Words } from '#messages/message.ts';
import type { JsonObject } from '#lib/json.ts';
import type { NestedFieldProps } from '../fields/field-props.ts';
import { steppedItem, type Slides } from './edit-slides.ts';
import { slideTitle } from './slide-title.ts';
import type { SlideKind } from './slide-kind.ts';
import { isLeavingByKey } from '../panel/is-leaving-by-key.ts';
import { pictureOf } from '../fields/picture-of.ts';
import styles from './slides.module.css';

interface SlideDetailsProps {
  readonly slide: GalleryItem;
  readonly holds: SlideKind;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly fields: NestedFieldProps<'slides'>['control']['fields'];
  readonly Field: NestedFieldProps<'slides'>['Field'];
  readonly onChange: (changed: Partial<GalleryItem>, label: Label, gestureId?: string) => void;
  readonly onMove: (edit: (now: Slides) => Slides, label: Words) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** One slide or track: its picture with focal point and alternative text, its texts and its link. */
export function SlideDetails(props: SlideDetailsProps) {
  const { slide, holds, index, count, fields, Field, onChange, onMove, onRemove, onClose } = props;
  const isVideo = slideTypeOf(slide.mediaType) === 'video';
  const title = slideTitle(slide, index);
  const values: JsonObject = slide;
  const step = (by: -1 | 1): void =>
    onMove(
      (now) => steppedItem(now, slide.id, by),
      fill(by === 1 ? slideSteps.moveDown : slideSteps.moveUp, { holds }),
    );
  const errorOf = (name: string): string | null =>
    name === 'videoUrl' && videoSource(slide.videoUrl).kind === 'invalid'
      ? translate(blockHints.invalidVideo)
      : null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what is in it come by here
    <section
      className={styles['details']}
      aria-label={translate(slidesEditor.place, { holds, place: index + 1, title })}
      onKeyDown={(event) => {
        if (isLeavingByKey(event)) onClose();
      }}
    >
      <div className={styles['detailsHead']}>
        <h3 className={styles['detailsTitle']}>{title}</h3>
        <IconButton
          label={translate(slidesEditor.moveUp, { holds })}
          size="small"
          isDisabled={index === 0}
          onPress={() => step(-1)}
        >
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={translate(slidesEditor.moveDown, { holds })}
          size="small"
          isDisabled={index === count - 1}
          onPress={() => step(1)}
        >
          <ChevronDown aria-hidden="true" />
        </IconButton>
        <IconButton label={translate(slidesEditor.remove, { holds })} size="small" onPress={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
        <IconButton label={translate(slidesEditor.close, { holds })} size="small" onPress={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <Field
        control={{
          control: 'image',
          label: isVideo ? slidesEditor.poster : fill(slidesEditor.picture, { holds }),
        }}
        value={slide.image}
        error={null}
        onChange={(image, gestureId) => {
          // A picture without a picture is no slide; a video goes on without a poster, a track without a cover.
          if (image === null && !isVideo && slide.audioUrl === undefined) onRemove();
          else onChange({ image: pictureOf(image) }, slideSteps.changePicture, gestureId);
        }}
      />
      {Object.entries(fields).map(([name, control]) =>
        isOffered(control, slide) ? (
          <Field
            key={name}
            control={control}
            value={values[name]}
            error={errorOf(name)}
            onChange={(value, gestureId) => onChange({ [name]: value }, changing(control.label), gestureId)}
          />
        ) : null,
      )}
    </section>
  );
}
