import { Film, GripVertical, ImageOff, Music } from 'lucide-react';
import {
  Button,
  GridList,
  GridListItem,
  ListLayout,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';
import { slideTypeOf } from '#domain/galleries/gallery-item-kinds.ts';
import { imageAddress } from '#domain/images/image-address.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { slidesEditor } from '#messages/en/interface/slides-editor.ts';
import { translate } from '#ui/translate.ts';
import type { reordered, Slides } from './edit-slides.ts';
import { slideTitle } from './slide-title.ts';
import type { SlideKind } from './slide-kind.ts';
import styles from './slides.module.css';

/** px; all rows have the same, so that only those in sight are made: 250 slides are as quick as ten. */
const ROW_HEIGHT = 48;
const ROWS_SHOWN = 8;

interface SlideListProps {
  readonly slides: Slides;
  readonly holds: SlideKind;
  readonly chosen: ReadonlySet<string>;
  readonly openId: string | null;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  readonly onOpen: (id: string) => void;
  readonly onReorder: (moved: ReadonlySet<string>, target: Parameters<typeof reordered>[2]) => void;
}

/** A row is as high as the place that the list has for it. */
const FILLED = { blockSize: '100%' };

/**
 * Slides in their order. Dragged by the pointer, or by the keyboard from the handle (Enter, arrows, Enter), the chosen
 * ones together; the places are read out. Space chooses a slide, Enter opens it.
 */
export function SlideList({ slides, holds, chosen, openId, onChoose, onOpen, onReorder }: SlideListProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'portico-slide': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      onReorder(new Set([...keys].map(String)), { id: String(target.key), position: target.dropPosition });
    },
  });
  if (slides.length === 0) return null;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW_HEIGHT, dropIndicatorThickness: 2 }}>
      <GridList
        aria-label={translate(slidesEditor.inOrder, { holds })}
        className={styles['list'] ?? ''}
        style={{ blockSize: Math.min(slides.length, ROWS_SHOWN) * ROW_HEIGHT + 2 }}
        selectionMode="multiple"
        selectedKeys={chosen}
        onSelectionChange={(keys) =>
          onChoose(new Set(keys === 'all' ? slides.map(({ id }) => id) : [...keys].map(String)))
        }
        onAction={(key) => onOpen(String(key))}
        dragAndDropHooks={dragAndDropHooks}
        items={slides.map((slide, index) => ({ id: slide.id, slide, index, isOpen: slide.id === openId }))}
      >
        {({ id, slide, index, isOpen }) => {
          const title = slideTitle(slide, index);
          return (
            <GridListItem
              id={id}
              textValue={title}
              className={styles['row'] ?? ''}
              style={FILLED}
              {...(isOpen ? { 'data-open': true } : {})}
            >
              <Button
                slot="drag"
                className={styles['handle'] ?? ''}
                aria-label={translate(slidesEditor.move, { title })}
              >
                <GripVertical aria-hidden="true" size={14} />
              </Button>
              <Checkbox slot="selection" />
              <Thumbnail slide={slide} />
              <span className={styles['rowTitle']}>{title}</span>
              <span className={styles['place']}>{index + 1}</span>
            </GridListItem>
          );
        }}
      </GridList>
    </Virtualizer>
  );
}

function Thumbnail({ slide: { image, mediaType, audioUrl } }: { readonly slide: GalleryItem }) {
  if (image === null) {
    const Icon = audioUrl !== undefined ? Music : slideTypeOf(mediaType) === 'video' ? Film : ImageOff;
    return (
      <span className={styles['thumbnail']}>
        <Icon aria-hidden="true" size={16} />
      </span>
    );
  }
  return (
    <img
      className={styles['thumbnail']}
      src={imageAddress(image, 100, 'webp')}
      alt=""
      width={36}
      height={36}
      loading="lazy"
      decoding="async"
      draggable={false}
      style={{ objectPosition: `${image.focalPoint.x * 100}% ${image.focalPoint.y * 100}%` }}
    />
  );
}
