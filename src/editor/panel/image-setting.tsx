import type { JsonValue } from '#lib/json.ts';
import { ImageField } from '../inspector/image-field.tsx';

/** A picture among settings: chosen, described, cropped by its focal point, or taken away. */
export function ImageSetting({
  label,
  description,
  value,
  onChange,
}: {
  readonly label: string;
  readonly description: string;
  readonly value: JsonValue;
  readonly onChange: (image: JsonValue) => void;
}) {
  return (
    <ImageField
      control={{ control: 'image', label, help: description }}
      value={value}
      onChange={(image) => onChange(image)}
      error={null}
    />
  );
}
