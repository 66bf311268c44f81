import { Radio, RadioGroup } from 'react-aria-components';
import { GALLERY_VARIANTS, type BlockDesign } from '#domain/galleries/gallery-designs.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { DesignSketch } from './design-sketch.tsx';
import styles from './panel.module.css';

type Variant = keyof typeof GALLERY_VARIANTS;

const VARIANT_TITLES: Readonly<Record<Variant, string>> = {
  slideshow: 'Slideshow',
  carousel: 'Carousel',
  grid: 'Grid',
  stack: 'Stack',
};

export const DESIGN_TITLES: Readonly<Record<BlockDesign, string>> = {
  slideshow: 'One at a time',
  slider: 'One by one',
  carousel: 'In groups',
  grid: 'Equal cells',
  autogrid: 'Even columns',
  autocolumns: 'Own heights',
  stacked: 'Full width',
  list: 'With text',
};

export function variantOf(design: BlockDesign): Variant {
  const variants = Object.keys(GALLERY_VARIANTS) as readonly Variant[];
  return variants.find((variant) => designsOf(variant).includes(design)) ?? 'stack';
}

function designsOf(variant: Variant): readonly BlockDesign[] {
  return GALLERY_VARIANTS[variant];
}

interface DesignPickerProps {
  readonly design: BlockDesign;
  /** The first ones of the gallery. */
  readonly pictures: readonly ImageValue[];
  readonly onChange: (design: BlockDesign) => void;
}

/** The four variants, and the designs of the chosen one, each drawn with the owner's own first pictures (GAL-07, GAL-08). */
export function DesignPicker({ design, pictures, onChange }: DesignPickerProps) {
  const variant = variantOf(design);
  const designs = designsOf(variant);
  return (
    <>
      <RadioGroup
        aria-label="Variant"
        value={variant}
        onChange={(next) => onChange(designsOf(next as Variant)[0] ?? design)}
        className={styles['variants'] ?? ''}
      >
        {(Object.keys(GALLERY_VARIANTS) as readonly Variant[]).map((each) => (
          <Radio key={each} value={each} className={styles['choice'] ?? ''}>
            <DesignSketch design={designsOf(each)[0] ?? design} pictures={pictures} />
            {VARIANT_TITLES[each]}
          </Radio>
        ))}
      </RadioGroup>
      {designs.length === 1 ? null : (
        <RadioGroup
          aria-label={`Design of the ${VARIANT_TITLES[variant].toLowerCase()}`}
          value={design}
          onChange={(next) => onChange(next as BlockDesign)}
          className={styles['designs'] ?? ''}
        >
          {designs.map((each) => (
            <Radio key={each} value={each} className={styles['choice'] ?? ''}>
              <DesignSketch design={each} pictures={pictures} />
              {DESIGN_TITLES[each]}
            </Radio>
          ))}
        </RadioGroup>
      )}
    </>
  );
}
