import { Suspense, useState } from 'react';
import { ImagePlus, Trash2 } from 'lucide-react';
import { imageValueSchema, type ImageValue } from '#domain/images/image-value.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { FieldProps } from './field-props.ts';
import { FocalPointPicker } from './focal-point-picker.tsx';
import { TextFieldView } from './text-field-view.tsx';
import styles from './image-field.module.css';
import { lazyPart } from '../shell/lazy-part.ts';

const MediaPicker = lazyPart(async () => (await import('../files/media-picker.tsx')).MediaPicker);

/** A picture: chosen from the library or uploaded, with its alternative text and the point that stays in view. */
export function ImageField({ control, value, onChange, error }: FieldProps<'image'>) {
  const [isPicking, setPicking] = useState(false);
  const parsed = imageValueSchema.safeParse(value);
  const image = parsed.success ? parsed.data : null;
  const change = (next: ImageValue, gestureId?: string): void =>
    onChange({ ...next, focalPoint: { ...next.focalPoint } }, gestureId);
  return (
    <fieldset className={styles['field']} aria-label={control.label}>
      <span className={styles['label']}>{control.label}</span>
      {image === null ? (
        <button type="button" className={styles['empty']} onClick={() => setPicking(true)}>
          <ImagePlus aria-hidden="true" />
          Choose a picture
        </button>
      ) : (
        <>
          <FocalPointPicker image={image} onChange={(focalPoint) => change({ ...image, focalPoint })} />
          <div className={styles['row']}>
            <Button size="small" onPress={() => setPicking(true)}>
              Replace
            </Button>
            <IconButton label="Remove the picture" size="small" onPress={() => onChange(null)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
          <TextFieldView
            control={{
              control: 'text',
              label: 'Alternative text',
              maxLength: 1000,
              help: 'What the picture shows, for people who cannot see it. Empty if it only decorates.',
            }}
            value={image.alt}
            error={null}
            onChange={(alt, gestureId) =>
              change({ ...image, alt: typeof alt === 'string' ? alt : '' }, gestureId)
            }
          />
        </>
      )}
      {error === null ? null : <p className={styles['error']}>{error}</p>}
      <Dialog isOpen={isPicking} onOpenChange={setPicking} title="Choose a picture" size="large">
        <Suspense fallback={<Spinner label="Opening the library" />}>
          <MediaPicker
            onPick={(picked: ImageValue) => {
              setPicking(false);
              change(picked);
            }}
          />
        </Suspense>
      </Dialog>
    </fieldset>
  );
}
