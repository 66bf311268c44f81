import { Suspense, useState } from 'react';
import { ImagePlus, Trash2 } from 'lucide-react';
import { imageValueSchema, type ImageValue } from '#domain/images/image-value.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { inspector } from '#messages/en/interface/inspector.ts';
import { sayLabel } from '#ui/say-label.ts';
import type { FieldProps } from './field-props.ts';
import { useDroppedPictures } from '../files/use-dropped-pictures.ts';
import { FocalPointPicker } from './focal-point-picker.tsx';
import { TextFieldView } from './text-field-view.tsx';
import { CompoundField } from './compound-field.tsx';
import styles from './image-field.module.css';
import { lazyPart } from '../loading/lazy-part.ts';

const MediaPicker = lazyPart(async () => (await import('../files/media-picker.tsx')).MediaPicker);

/** A picture: chosen from the library or uploaded, with its alternative text and the point that stays in view. */
export function ImageField({ control, value, onChange, error }: FieldProps<'image'>) {
  const [isPicking, setPicking] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const parsed = imageValueSchema.safeParse(value);
  const image = parsed.success ? parsed.data : null;
  const change = (next: ImageValue, gestureId?: string): void =>
    onChange({ ...next, focalPoint: { ...next.focalPoint } }, gestureId);
  const drop = useDroppedPictures((files) => {
    setDropped(files);
    setPicking(true);
  });
  const open = (): void => {
    setDropped([]);
    setPicking(true);
  };
  return (
    <CompoundField label={sayLabel(control.label)} error={error} className={styles['field']} {...drop}>
      {image === null ? (
        <button type="button" className={styles['empty']} onClick={open}>
          <ImagePlus aria-hidden="true" />
          {translate(inspector.chooseImage)}
        </button>
      ) : (
        <>
          <FocalPointPicker image={image} onChange={(focalPoint) => change({ ...image, focalPoint })} />
          <div className={styles['row']}>
            <Button size="small" onPress={open}>
              {translate(inspector.replaceImage)}
            </Button>
            <IconButton label={translate(inspector.removeImage)} size="small" onPress={() => onChange(null)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
          <TextFieldView
            control={{
              control: 'text',
              label: inspector.altText,
              maxLength: 1000,
              help: inspector.altTextHelp,
            }}
            value={image.alt}
            error={null}
            onChange={(alt, gestureId) =>
              change({ ...image, alt: typeof alt === 'string' ? alt : '' }, gestureId)
            }
          />
        </>
      )}
      <Dialog
        isOpen={isPicking}
        onOpenChange={setPicking}
        title={translate(inspector.chooseImage)}
        size="large"
      >
        <Suspense fallback={<Spinner label={translate(inspector.openingLibrary)} />}>
          <MediaPicker
            dropped={dropped}
            onPick={(picked: ImageValue) => {
              setPicking(false);
              change(picked);
            }}
          />
        </Suspense>
      </Dialog>
    </CompoundField>
  );
}
