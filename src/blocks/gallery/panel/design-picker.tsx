import { Radio, RadioGroup } from 'react-aria-components';
import { GALLERY_VARIANTS, type BlockDesign } from '#domain/galleries/gallery-designs.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { galleryPanel } from '#messages/en/interface/gallery-panel.ts';
import { withinSentence, type Words } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';
import { DesignSketch } from './design-sketch.tsx';
import styles from './panel.module.css';

type Variant = keyof typeof GALLERY_VARIANTS;

const VARIANT_TITLES: Readonly<Record<Variant, Words>> = {
  slideshow: galleryPanel.slideshow,
  carousel: galleryPanel.carousel,
  grid: galleryPanel.grid,
  stack: galleryPanel.stack,
};

export const DESIGN_TITLES: Readonly<Record<BlockDesign, Words>> = {
  slideshow: galleryPanel.oneAtATime,
  slider: galleryPanel.oneByOne,
  carousel: galleryPanel.inGroups,
  grid: galleryPanel.equalCells,
  autogrid: galleryPanel.evenColumns,
  autocolumns: galleryPanel.ownHeights,
  rows: galleryPanel.fullRows,
  stacked: galleryPanel.fullWidth,
  list: galleryPanel.withText,
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
  /** The first slides of the gallery. */
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
        aria-label={translate(galleryPanel.variant)}
        value={variant}
        onChange={(next) => onChange(designsOf(next as Variant)[0] ?? design)}
        className={styles['variants'] ?? ''}
      >
        {(Object.keys(GALLERY_VARIANTS) as readonly Variant[]).map((each) => (
          <Radio key={each} value={each} className={styles['choice'] ?? ''}>
            <DesignSketch design={designsOf(each)[0] ?? design} pictures={pictures} />
            {translate(VARIANT_TITLES[each])}
          </Radio>
        ))}
      </RadioGroup>
      {designs.length === 1 ? null : (
        <RadioGroup
          aria-label={translate(galleryPanel.designOf, { variant: withinSentence(VARIANT_TITLES[variant]) })}
          value={design}
          onChange={(next) => onChange(next as BlockDesign)}
          className={styles['designs'] ?? ''}
        >
          {designs.map((each) => (
            <Radio key={each} value={each} className={styles['choice'] ?? ''}>
              <DesignSketch design={each} pictures={pictures} />
              {translate(DESIGN_TITLES[each])}
            </Radio>
          ))}
        </RadioGroup>
      )}
    </>
  );
}
