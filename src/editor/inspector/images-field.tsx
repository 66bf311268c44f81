import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { imageValueSchema, type ImageValue } from '#domain/media/image-value.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { NestedFieldProps } from './field-props.ts';
import { movedItem } from './moved-item.ts';
import styles from './list-field.module.css';

const MediaPicker = lazy(async () => ({ default: (await import('../media/media-picker.tsx')).MediaPicker }));

/** The pictures of a gallery: several at once from the library, each with its own fields, in any order. */
export function ImagesField({ control, value, onChange, error, Field }: NestedFieldProps<'images'>) {
  const items = Array.isArray(value) ? (value as readonly JsonValue[]).filter(isJsonObject) : [];
  const [open, setOpen] = useState<number | null>(null);
  const [isPicking, setPicking] = useState(false);
  const add = (images: readonly ImageValue[]): void => {
    const room = control.max - items.length;
    onChange([...items, ...images.slice(0, room).map((image) => control.newItem(image) as JsonValue)]);
  };
  const replace = (index: number, item: JsonObject, gestureId?: string): void =>
    onChange(
      items.map((each, place) => (place === index ? item : each)),
      gestureId,
    );
  return (
    <fieldset className={styles['list']}>
      <legend className={styles['label']}>{control.label}</legend>
      <ol className={styles['items']}>
        {items.map((item, index) => {
          const image = imageValueSchema.safeParse(item['image']);
          const title = (image.success && image.data.alt) || `Picture ${index + 1}`;
          const isOpen = open === index;
          return (
            // Pictures may be in a gallery twice: their place in the list is what they are.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles['item']}>
              <div className={styles['row']}>
                {image.success ? (
                  <img
                    className={styles['thumbnail']}
                    src={
                      image.data.path.endsWith('.svg') ? image.data.path : `${image.data.path}?format=100w`
                    }
                    alt=""
                    width={40}
                    height={40}
                  />
                ) : null}
                <button
                  type="button"
                  className={styles['open']}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : index)}
                >
                  {title}
                </button>
                <IconButton
                  label={`Move ${title} up`}
                  size="small"
                  isDisabled={index === 0}
                  onPress={() => onChange(movedItem(items, index, index - 1))}
                >
                  <ChevronUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Move ${title} down`}
                  size="small"
                  isDisabled={index === items.length - 1}
                  onPress={() => onChange(movedItem(items, index, index + 1))}
                >
                  <ChevronDown aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Remove ${title}`}
                  size="small"
                  onPress={() => onChange(items.filter((_each, place) => place !== index))}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </div>
              {isOpen ? (
                <div className={styles['fields']}>
                  <Field
                    control={{ control: 'image', label: 'Picture' }}
                    value={item['image']}
                    error={null}
                    onChange={(next, gestureId) =>
                      next === null
                        ? onChange(items.filter((_each, place) => place !== index))
                        : replace(index, { ...item, image: next }, gestureId)
                    }
                  />
                  {Object.entries(control.fields).map(([name, field]) => (
                    <Field
                      key={name}
                      control={field}
                      value={item[name]}
                      error={null}
                      onChange={(next, gestureId) => replace(index, { ...item, [name]: next }, gestureId)}
                    />
                  ))}
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
      {error === null ? null : <p className={styles['error']}>{error}</p>}
      <Button
        size="small"
        icon={<Plus aria-hidden="true" size={14} />}
        isDisabled={items.length >= control.max}
        onPress={() => setPicking(true)}
      >
        Add pictures
      </Button>
      <Dialog isOpen={isPicking} onOpenChange={setPicking} title="Add pictures" size="large">
        <Suspense fallback={<Spinner label="Opening the library" />}>
          <MediaPicker
            onPick={(picked: ImageValue) => {
              setPicking(false);
              add([picked]);
            }}
          />
        </Suspense>
      </Dialog>
    </fieldset>
  );
}
