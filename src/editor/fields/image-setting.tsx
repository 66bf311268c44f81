import type { ReactNode } from 'react';
import type { JsonValue } from '#lib/json.ts';
import { imageValueSchema, type ImageValue } from '#domain/images/image-value.ts';
import { ImageField } from './image-field.tsx';
import styles from './image-setting.module.css';

/** A picture among settings: chosen, described, cropped by its focal point, or removed. */
export function ImageSetting({
  label,
  description,
  value,
  onChange,
  preview,
}: {
  readonly label: string;
  readonly description: string;
  readonly value: JsonValue;
  readonly onChange: (image: JsonValue) => void;
  /** The aspect ratio in which it is shown. */
  readonly preview?: (image: ImageValue) => ReactNode;
}) {
  const image = imageValueSchema.safeParse(value);
  return (
    <div className={styles['setting']}>
      <ImageField
        control={{ control: 'image', label, help: description }}
        value={value}
        onChange={(next) => onChange(next)}
        error={null}
      />
      <p className={styles['description']}>{description}</p>
      {preview !== undefined && image.success ? preview(image.data) : null}
    </div>
  );
}
