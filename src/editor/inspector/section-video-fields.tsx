import { useState } from 'react';
import type { JsonValue } from '#lib/json.ts';
import { OWN_FILM_ADDRESS, type Section } from '#domain/pages/section.ts';
import { translate } from '#ui/translate.ts';
import { sectionBackground } from '#messages/en/interface/section-background.ts';
import { FieldView } from '../field-kinds/field-view.tsx';
import { TextFieldView } from '../fields/text-field-view.tsx';
import { pictureOf } from '../fields/picture-of.ts';

type Video = Extract<Section['background'], { kind: 'video' }>;

interface SectionVideoFieldsProps {
  /** Null until a film is chosen: without one there is nothing to store. */
  readonly background: Video | null;
  readonly onChange: (value: JsonValue, gestureId?: string) => void;
}

const FIRST_OVERLAY = 0.3;

/** The film behind a section, and the picture that visitors see in its place (DSGN-59). */
export function SectionVideoFields({ background, onChange }: SectionVideoFieldsProps) {
  const [hasFault, setFault] = useState(false);
  const film: Omit<Video, 'url'> = background ?? { kind: 'video', image: null, overlay: FIRST_OVERLAY };
  const set = (changed: Partial<Video>, gestureId?: string): void =>
    onChange({ ...film, ...changed }, gestureId);
  return (
    <>
      <TextFieldView
        control={{
          control: 'text',
          label: sectionBackground.backgroundVideo,
          canBeFile: 'video',
          maxLength: 500,
          placeholder: '/s/film.mp4',
          help: sectionBackground.videoHelp,
        }}
        value={background?.url ?? ''}
        error={hasFault ? translate(sectionBackground.chooseVideo) : null}
        onChange={(value, gestureId) => {
          const url = typeof value === 'string' ? value.trim() : '';
          const isFilm = OWN_FILM_ADDRESS.test(url);
          setFault(!isFilm && url !== '');
          if (isFilm) set({ url }, gestureId);
        }}
      />
      {background === null ? null : (
        <>
          <FieldView
            control={{
              control: 'image',
              label: sectionBackground.inPlaceOfVideo,
              help: sectionBackground.inPlaceOfVideoHelp,
            }}
            value={background.image}
            error={null}
            onChange={(image, gestureId) => set({ image: pictureOf(image) }, gestureId)}
          />
          <FieldView
            control={{
              control: 'slider',
              label: sectionBackground.overVideo,
              min: 0,
              max: 90,
              step: 5,
              unit: '%',
            }}
            value={Math.round(background.overlay * 100)}
            error={null}
            onChange={(percent, gestureId) => set({ overlay: Number(percent) / 100 }, gestureId)}
          />
        </>
      )}
    </>
  );
}
