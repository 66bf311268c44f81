import { useState } from 'react';
import type { JsonValue } from '#lib/json.ts';
import type { Section } from '#domain/pages/section.ts';
import type { ImageValue } from '#domain/media/image-value.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { FieldView } from './field-view.tsx';
import styles from './panel.module.css';

interface SectionBackgroundProps {
  readonly section: Section;
  readonly onChange: (value: JsonValue, gestureId?: string) => void;
}

type Kind = Section['background']['kind'];

/** The background of a section: the theme's, a colour of its own, or a picture with its focal point. */
export function SectionBackground({ section, onChange }: SectionBackgroundProps) {
  const { background } = section;
  // A picture that is not chosen yet is nothing to store.
  const [wanted, setWanted] = useState<Kind | null>(null);
  const kind = wanted ?? background.kind;
  const choose = (next: Kind): void => {
    setWanted(next === 'image' && background.kind !== 'image' ? 'image' : null);
    if (next === 'theme') onChange({ kind: 'theme' });
    if (next === 'color' && background.kind !== 'color') onChange({ kind: 'color', color: '#e9e4da' });
  };
  const overlay = background.kind === 'image' ? background.overlay : 0.3;
  return (
    <div className={styles['group']}>
      <SegmentedControl
        label="Background"
        value={kind}
        options={[
          { value: 'theme', label: 'Theme' },
          { value: 'color', label: 'Color' },
          { value: 'image', label: 'Picture' },
        ]}
        onChange={choose}
      />
      {kind === 'color' && background.kind === 'color' ? (
        <FieldView
          control={{ control: 'color', label: 'Background color' }}
          value={background.color}
          error={null}
          onChange={(color, gestureId) => onChange({ kind: 'color', color }, gestureId)}
        />
      ) : null}
      {kind === 'image' ? (
        <>
          <FieldView
            control={{ control: 'image', label: 'Background picture' }}
            value={background.kind === 'image' ? (background.image as unknown as JsonValue) : null}
            error={null}
            onChange={(image, gestureId) => {
              setWanted(null);
              if (image === null) onChange({ kind: 'theme' });
              else onChange({ kind: 'image', image: image as unknown as JsonValue, overlay }, gestureId);
            }}
          />
          {background.kind === 'image' ? (
            <FieldView
              control={{
                control: 'slider',
                label: 'Color over the picture',
                min: 0,
                max: 90,
                step: 5,
                unit: '%',
              }}
              value={Math.round(background.overlay * 100)}
              error={null}
              onChange={(percent, gestureId) =>
                onChange(
                  { kind: 'image', image: imageJson(background.image), overlay: Number(percent) / 100 },
                  gestureId,
                )
              }
            />
          ) : null}
        </>
      ) : null}
    </div>
  );
}

function imageJson(image: ImageValue): JsonValue {
  return image as unknown as JsonValue;
}
