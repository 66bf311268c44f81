import { useState } from 'react';
import type { JsonValue } from '#lib/json.ts';
import type { Section } from '#domain/pages/section.ts';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { sectionBackground } from '#messages/en/interface/section-background.ts';
import { FieldView } from '../field-kinds/field-view.tsx';
import { SectionGradientFields } from './section-gradient-fields.tsx';
import { SectionVideoFields } from './section-video-fields.tsx';
import styles from '../fields/inspector-panel.module.css';

interface SectionBackgroundProps {
  readonly section: Section;
  readonly onChange: (value: JsonValue, gestureId?: string) => void;
}

/** Two light colours: texts stay as they were. */
const FIRST_GRADIENT = { kind: 'gradient', colors: ['white', 'lightAccent'], angle: 180 };

type Kind = Section['background']['kind'];

/** The background of a section: the theme's, a colour of its own, a gradient, a picture, or a film with its focal point. */
export function SectionBackground({ section, onChange }: SectionBackgroundProps) {
  const { background } = section;
  // A picture or film that is not chosen yet is nothing to store.
  const [wanted, setWanted] = useState<Kind | null>(null);
  const kind = wanted ?? background.kind;
  const choose = (next: Kind): void => {
    setWanted((next === 'image' || next === 'video') && background.kind !== next ? next : null);
    if (next === 'theme') onChange({ kind: 'theme' });
    if (next === 'color' && background.kind !== 'color') onChange({ kind: 'color', color: '#e9e4da' });
    if (next === 'gradient' && background.kind !== 'gradient') onChange(FIRST_GRADIENT);
  };
  const overlay = background.kind === 'image' ? background.overlay : 0.3;
  return (
    <div className={styles['group']}>
      <Select
        label={translate(sectionBackground.title)}
        value={kind}
        options={[
          { value: 'theme', label: translate(sectionBackground.theme) },
          { value: 'color', label: translate(sectionBackground.color) },
          { value: 'gradient', label: translate(sectionBackground.gradient) },
          { value: 'image', label: translate(sectionBackground.image) },
          { value: 'video', label: translate(sectionBackground.video) },
        ]}
        onChange={choose}
      />
      {kind === 'gradient' && background.kind === 'gradient' ? (
        <SectionGradientFields theme={section.theme} background={background} onChange={onChange} />
      ) : null}
      {kind === 'color' && background.kind === 'color' ? (
        <FieldView
          control={{ control: 'color', label: sectionBackground.backgroundColor }}
          value={background.color}
          error={null}
          onChange={(color, gestureId) => onChange({ kind: 'color', color }, gestureId)}
        />
      ) : null}
      {kind === 'video' ? (
        <SectionVideoFields
          background={background.kind === 'video' ? background : null}
          onChange={(value, gestureId) => {
            setWanted(null);
            onChange(value, gestureId);
          }}
        />
      ) : null}
      {kind === 'image' ? (
        <>
          <FieldView
            control={{ control: 'image', label: sectionBackground.backgroundImage }}
            value={background.kind === 'image' ? background.image : null}
            error={null}
            onChange={(image, gestureId) => {
              setWanted(null);
              if (image === null) onChange({ kind: 'theme' });
              else onChange({ kind: 'image', image, overlay }, gestureId);
            }}
          />
          {background.kind === 'image' ? (
            <FieldView
              control={{
                control: 'slider',
                label: sectionBackground.overImage,
                min: 0,
                max: 90,
                step: 5,
                unit: '%',
              }}
              value={Math.round(background.overlay * 100)}
              error={null}
              onChange={(percent, gestureId) =>
                onChange(
                  { kind: 'image', image: background.image, overlay: Number(percent) / 100 },
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
