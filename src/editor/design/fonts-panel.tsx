import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Slider } from '#ui/slider.tsx';
import { fontOfDesign } from '#domain/design/font-of-design.ts';
import { isWeightList, nearestWeight, type FontFamily } from '#domain/design/fonts.ts';
import { translate } from '#ui/translate.ts';
import { siteStyles } from '#messages/en/interface/site-styles.ts';
import { changing } from '#domain/documents/changing.ts';
import { designSteps } from '#messages/en/interface/design-steps.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { FontPicker } from './font-picker.tsx';
import { OwnFontsGroup } from './own-fonts-group.tsx';
import { useDesign } from './use-design.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';

/** The site's fonts (DSGN-02): two families, their weights, and the base size. */
export function FontsPanel({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const { fonts } = design;
  const gesture = useGestureId();

  function chooseFamily(use: 'heading' | 'body', font: FontFamily): void {
    const weight = use === 'heading' ? fonts.headingWeight : fonts.bodyWeight;
    set(
      { [`fonts.${use}`]: font.id, [`fonts.${use}Weight`]: nearestWeight(font, weight) },
      changing(use === 'heading' ? siteStyles.headingFont : siteStyles.bodyFont),
    );
  }

  return (
    <Panel
      title={translate(siteStyles.fonts)}
      back={{ to: '/design/site-styles', label: translate(siteStyles.title) }}
      publishes={site}
    >
      <PanelGroup title={translate(siteStyles.headings)}>
        <FontPicker
          label={translate(siteStyles.headingFont)}
          design={design}
          value={fonts.heading}
          onChange={(font) => chooseFamily('heading', font)}
        />
        <WeightSlider
          label={translate(siteStyles.headingWeight)}
          font={fontOfDesign(design, fonts.heading)}
          value={fonts.headingWeight}
          onChange={(weight) =>
            set({ 'fonts.headingWeight': weight }, changing(siteStyles.headingWeight), gesture.current())
          }
          onChangeEnd={gesture.end}
        />
        <Slider
          label={translate(siteStyles.lineHeight)}
          min={0.9}
          max={1.8}
          step={0.02}
          value={fonts.headingLineHeight}
          onChange={(value) =>
            set(
              { 'fonts.headingLineHeight': value },
              changing(designSteps.headingLineHeight),
              gesture.current(),
            )
          }
          onChangeEnd={gesture.end}
        />
        <SegmentedControl
          label={translate(siteStyles.headingSizes)}
          options={[
            { value: 'compact', label: translate(siteStyles.compact) },
            { value: 'regular', label: translate(siteStyles.regular) },
            { value: 'large', label: translate(siteStyles.large) },
          ]}
          value={fonts.headingScale}
          onChange={(value) => set({ 'fonts.headingScale': value }, changing(siteStyles.headingSizes))}
        />
      </PanelGroup>
      <PanelGroup title={translate(siteStyles.paragraphs)}>
        <FontPicker
          label={translate(siteStyles.bodyFont)}
          design={design}
          value={fonts.body}
          onChange={(font) => chooseFamily('body', font)}
        />
        <WeightSlider
          label={translate(siteStyles.bodyWeight)}
          font={fontOfDesign(design, fonts.body)}
          value={fonts.bodyWeight}
          onChange={(weight) =>
            set({ 'fonts.bodyWeight': weight }, changing(siteStyles.bodyWeight), gesture.current())
          }
          onChangeEnd={gesture.end}
        />
        <Slider
          label={translate(siteStyles.baseSize)}
          min={14}
          max={24}
          step={0.5}
          unit="px"
          value={fonts.baseSize}
          onChange={(value) =>
            set({ 'fonts.baseSize': value }, changing(siteStyles.baseSize), gesture.current())
          }
          onChangeEnd={gesture.end}
        />
      </PanelGroup>
      <OwnFontsGroup design={design} set={set} />
    </Panel>
  );
}

function WeightSlider({
  label,
  font,
  value,
  onChange,
  onChangeEnd,
}: {
  readonly label: string;
  readonly font: FontFamily | null;
  readonly value: number;
  readonly onChange: (weight: number) => void;
  readonly onChangeEnd: () => void;
}) {
  if (font === null) return null;
  const { min, max } = weightRange(font);
  if (min === max) return null;
  return (
    <Slider
      label={label}
      min={min}
      max={max}
      step={isWeightList(font.weights) ? 100 : 10}
      value={Math.min(max, Math.max(min, value))}
      onChange={(weight) => onChange(nearestWeight(font, weight))}
      onChangeEnd={onChangeEnd}
    />
  );
}

function weightRange(font: FontFamily): { min: number; max: number } {
  if (!isWeightList(font.weights)) return font.weights;
  return { min: Math.min(...font.weights), max: Math.max(...font.weights) };
}
