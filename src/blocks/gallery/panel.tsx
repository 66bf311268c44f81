import { useState, type ReactNode } from 'react';
import { galleryDesignOf } from '#domain/galleries/gallery-designs.ts';
import { gallerySettings } from '#domain/galleries/gallery-settings.ts';
import type { JsonObject } from '#lib/json.ts';
import { Fieldset } from '#ui/fieldset.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { translate } from '#ui/translate.ts';
import { galleryPanel } from '#messages/en/interface/gallery-panel.ts';
import { galleryFields } from '#messages/en/interface/gallery-fields.ts';
import { isOffered } from '../is-offered.ts';
import type { BlockPanelProps } from '../panel.ts';
import { GALLERY_GROUPS } from './field-groups.ts';
import { GALLERY_FIELDS } from './fields.ts';
import { DesignPicker } from './panel/design-picker.tsx';
import styles from './panel/panel.module.css';
import { gallerySchema, type GalleryData } from './schema.ts';

/** Half as high as wide: what a new slider has (GAL-179). */
const DEFAULT_ASPECT_RATIO = 50;

/** The slides, the design with the owner's own pictures, and every setting the design uses (GAL-07, GAL-08). */
export function Panel({ data, onChange, field = () => null }: BlockPanelProps) {
  const gallery = gallerySchema.parse(data);
  const [isSource, setSource] = useState(false);
  const hasSource = isSource || gallery.collection != null;
  const pictures = gallery.items.flatMap(({ image }) => (image === null ? [] : [image])).slice(0, 6);
  return (
    <div className={styles['panel']}>
      <Fieldset legend={translate(galleryFields.slides)}>
        <SegmentedControl
          label={translate(galleryPanel.slidesComeFrom)}
          options={[
            { value: 'own', label: translate(galleryPanel.thisGallery) },
            { value: 'collection', label: translate(galleryPanel.aCollection) },
          ]}
          value={hasSource ? 'collection' : 'own'}
          onChange={(next) => {
            setSource(next === 'collection');
            if (next === 'own' && gallery.collection != null) {
              onChange('collection', null, galleryPanel.changeSource);
            }
          }}
        />
        {field(hasSource ? 'collection' : 'items')}
      </Fieldset>
      <Fieldset legend={translate(galleryFields.design)}>
        <DesignPicker
          design={gallery.design}
          pictures={pictures}
          onChange={(design) => onChange('design', design, galleryPanel.changeDesign)}
        />
      </Fieldset>
      <GallerySettingGroups gallery={gallery} onChange={onChange} field={field} />
    </div>
  );
}

interface GallerySettingGroupsProps extends Pick<BlockPanelProps, 'onChange'> {
  readonly gallery: GalleryData;
  readonly field: NonNullable<BlockPanelProps['field']>;
}

/** The settings the design uses, in groups; a group without any is left out. */
export function GallerySettingGroups({ gallery, onChange, field }: GallerySettingGroupsProps) {
  const inEffect = effectiveData(gallery);
  return GALLERY_GROUPS.map(({ title, names }) => {
    const controls = names.flatMap((name): readonly ReactNode[] => {
      const control = GALLERY_FIELDS[name];
      if (control === undefined || !isOffered(control, inEffect)) return [];
      if (name === 'vSize' && inEffect['aspectRatio'] !== null) return [];
      const shown = <div key={name}>{field(name, inEffect[name])}</div>;
      if (name !== 'aspectRatio') return [shown];
      return [
        <FrameHeight key="height" gallery={gallery} onChange={onChange} />,
        ...(inEffect['aspectRatio'] === null ? [] : [shown]),
      ];
    });
    return controls.length === 0 ? null : (
      <Fieldset key={title.key} legend={translate(title)}>
        {controls}
      </Fieldset>
    );
  });
}

/** Whether the height is fixed (GAL-46), or follows the slides, or is that of the strip's steps (GAL-45, GAL-176). */
function FrameHeight({ gallery, onChange }: Pick<GallerySettingGroupsProps, 'gallery' | 'onChange'>) {
  const isSlider = gallery.design === 'slider';
  return (
    <SegmentedControl
      label={translate(galleryPanel.height)}
      options={[
        {
          value: 'slides',
          label: isSlider ? translate(galleryPanel.inSteps) : translate(galleryPanel.ofEachSlide),
        },
        {
          value: 'fixed',
          label: isSlider ? translate(galleryPanel.inPercent) : translate(galleryPanel.theSame),
        },
      ]}
      value={gallery.aspectRatio === undefined ? 'slides' : 'fixed'}
      onChange={(next) =>
        onChange('aspectRatio', next === 'fixed' ? DEFAULT_ASPECT_RATIO : null, galleryPanel.changeHeight)
      }
    />
  );
}

/** The stored settings, and the defaults of the design for the others (GAL-59). */
function effectiveData(gallery: GalleryData): JsonObject {
  const settings = gallerySettings(galleryDesignOf(gallery.design), gallery);
  return { ...gallery, ...settings };
}
