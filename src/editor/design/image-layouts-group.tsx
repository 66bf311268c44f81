import { useState } from 'react';
import type { ButtonKind } from '#domain/design/button-kinds.ts';
import {
  IMAGE_TEXT_WIDTHS,
  IMAGE_VARIANTS,
  USUAL_IMAGE_BUTTONS,
  type ImageLayout,
  type ImageVariant,
} from '#domain/design/image-layouts.ts';
import { changing } from '#domain/documents/changing.ts';
import type { JsonObject } from '#lib/json.ts';
import { blockFields } from '#messages/en/interface/block-fields.ts';
import { designSteps } from '#messages/en/interface/design-steps.ts';
import { imageFields } from '#messages/en/interface/image-fields.ts';
import { siteStyles } from '#messages/en/interface/site-styles.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { Slider } from '#ui/slider.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { useDesign } from './use-design.ts';

const BUTTON_LABELS: Readonly<Record<ButtonKind, typeof siteStyles.primaryButton>> = {
  primary: siteStyles.primaryButton,
  secondary: siteStyles.secondaryButton,
  tertiary: siteStyles.tertiaryButton,
};

/** What the image blocks of a layout have in common, one set a layout (DSGN-69). */
export function ImageLayoutsGroup({ site }: { readonly site: DocumentStore }) {
  const { design, set, reset } = useDesign(site);
  const gesture = useGestureId();
  const [variant, setVariant] = useState<ImageVariant>('poster');
  const layout: ImageLayout = design.imageLayouts?.[variant] ?? {};
  const { min, max, usual } = IMAGE_TEXT_WIDTHS[variant];

  function change(fields: ImageLayout, gestureId?: string): void {
    set(
      { [`imageLayouts.${variant}`]: { ...layout, ...fields } as JsonObject },
      changing(designSteps.imageLayout),
      gestureId,
    );
  }

  return (
    <PanelGroup
      title={translate(siteStyles.imageLayouts)}
      description={translate(siteStyles.imageLayoutsHelp)}
    >
      <Select
        label={translate(blockFields.layout)}
        options={IMAGE_VARIANTS.map((value) => ({ value, label: translate(imageFields[value]) }))}
        value={variant}
        onChange={setVariant}
      />
      <SegmentedControl
        label={translate(imageFields.textAlignment)}
        options={[
          { value: 'start', label: translate(blockFields.start) },
          { value: 'center', label: translate(blockFields.center) },
          { value: 'end', label: translate(blockFields.end) },
        ]}
        value={layout.alignment ?? 'start'}
        onChange={(alignment) => change({ alignment })}
      />
      <SegmentedControl
        label={translate(siteStyles.textSpacing)}
        options={[
          { value: 'small', label: translate(siteStyles.small) },
          { value: 'medium', label: translate(siteStyles.medium) },
          { value: 'large', label: translate(siteStyles.large) },
        ]}
        value={layout.spacing ?? 'medium'}
        onChange={(spacing) => change({ spacing })}
      />
      <Slider
        label={translate(siteStyles.textWidth)}
        min={min}
        max={max}
        unit="%"
        value={Math.min(layout.width ?? usual, max)}
        onChange={(width) => change({ width }, gesture.current())}
        onChangeEnd={gesture.end}
      />
      {variant === 'inline' ? null : (
        <SegmentedControl
          label={translate(imageFields.buttonKind)}
          options={(['primary', 'secondary', 'tertiary'] as const).map((value) => ({
            value,
            label: translate(BUTTON_LABELS[value]),
          }))}
          value={layout.button ?? USUAL_IMAGE_BUTTONS[variant]}
          onChange={(button) => change({ button })}
        />
      )}
      <Button
        isDisabled={Object.values(layout).every((value) => value === undefined)}
        onPress={() => reset([`imageLayouts.${variant}`], changing(designSteps.imageLayout))}
      >
        {translate(siteStyles.resetImageLayout)}
      </Button>
    </PanelGroup>
  );
}
