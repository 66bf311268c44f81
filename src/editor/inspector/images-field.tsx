import { lazy, Suspense, useState } from 'react';
import { imageValueSchema, type ImageValue } from '#domain/media/image-value.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { NestedFieldProps } from './field-props.ts';
import { ItemList } from './item-list.tsx';
import styles from './list-field.module.css';

const MediaPicker = lazy(async () => ({ default: (await import('../media/media-picker.tsx')).MediaPicker }));

/** The pictures of a gallery: from the library, each with its own fields, in any order. */
export function ImagesField({ control, value, onChange, error, Field }: NestedFieldProps<'images'>) {
  const items = Array.isArray(value) ? (value as readonly JsonValue[]).filter(isJsonObject) : [];
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <ItemList
        label={control.label}
        items={items}
        max={control.max}
        fields={{ image: { control: 'image', label: 'Picture' }, ...control.fields }}
        essential="image"
        titleOf={(item, index) => {
          const alt = imageOf(item)?.alt ?? '';
          return alt === '' ? `Picture ${index + 1}` : alt;
        }}
        pictureOf={thumbnail}
        addLabel="Add pictures"
        onAdd={() => setPicking(true)}
        onChange={onChange}
        error={error}
        Field={Field}
      />
      <Dialog isOpen={isPicking} onOpenChange={setPicking} title="Add pictures" size="large">
        <Suspense fallback={<Spinner label="Opening the library" />}>
          <MediaPicker
            onPick={(picked: ImageValue) => {
              setPicking(false);
              if (items.length < control.max) onChange([...items, control.newItem(picked) as JsonValue]);
            }}
          />
        </Suspense>
      </Dialog>
    </>
  );
}

function imageOf(item: JsonObject): ImageValue | null {
  const image = imageValueSchema.safeParse(item['image']);
  return image.success ? image.data : null;
}

function thumbnail(item: JsonObject) {
  const image = imageOf(item);
  if (image === null) return null;
  return (
    <img
      className={styles['thumbnail']}
      src={image.path.endsWith('.svg') ? image.path : `${image.path}?format=100w`}
      alt=""
      width={40}
      height={40}
    />
  );
}
