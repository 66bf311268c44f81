import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Slider } from '#ui/slider.tsx';
import { fontOfDesign } from '#domain/design/font-of-design.ts';
import { isWeightList, nearestWeight, type FontFamily } from '#domain/design/fonts.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
import { FontPicker } from './font-picker.tsx';
import { OwnFontsGroup } from './own-fonts-group.tsx';
import { useDesign } from './use-design.ts';
import { useGestureId } from './use-gesture-id.ts';

const BACK = { to: '/design/site-styles', label: 'Site styles' };

/** The site's fonts (DSGN-02): two families, their weights, and the sizes everything else follows. */
export function FontsPanel({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const { fonts } = design;
  const gesture = useGestureId();

  function chooseFamily(place: 'heading' | 'body', font: FontFamily): void {
    const weight = place === 'heading' ? fonts.headingWeight : fonts.bodyWeight;
    set(
      { [`fonts.${place}`]: font.id, [`fonts.${place}Weight`]: nearestWeight(font, weight) },
      place === 'heading' ? 'Change heading font' : 'Change body font',
    );
  }

  return (
    <Panel title="Fonts" back={BACK} actions={<UndoRedo store={site} />}>
      <PanelGroup title="Headings">
        <FontPicker
          label="Heading font"
          design={design}
          value={fonts.heading}
          onChange={(font) => chooseFamily('heading', font)}
        />
        <WeightSlider
          label="Heading weight"
          font={fontOfDesign(design, fonts.heading)}
          value={fonts.headingWeight}
          onChange={(weight) =>
            set({ 'fonts.headingWeight': weight }, 'Change heading weight', gesture.current())
          }
          onChangeEnd={gesture.end}
        />
        <Slider
          label="Line height"
          min={0.9}
          max={1.8}
          step={0.02}
          value={fonts.headingLineHeight}
          onChange={(value) =>
            set({ 'fonts.headingLineHeight': value }, 'Change heading line height', gesture.current())
          }
          onChangeEnd={gesture.end}
        />
        <SegmentedControl
          label="Heading sizes"
          options={[
            { value: 'compact', label: 'Compact' },
            { value: 'regular', label: 'Regular' },
            { value: 'large', label: 'Large' },
          ]}
          value={fonts.headingScale}
          onChange={(value) => set({ 'fonts.headingScale': value }, 'Change heading sizes')}
        />
      </PanelGroup>
      <PanelGroup title="Paragraphs">
        <FontPicker
          label="Body font"
          design={design}
          value={fonts.body}
          onChange={(font) => chooseFamily('body', font)}
        />
        <WeightSlider
          label="Body weight"
          font={fontOfDesign(design, fonts.body)}
          value={fonts.bodyWeight}
          onChange={(weight) => set({ 'fonts.bodyWeight': weight }, 'Change body weight', gesture.current())}
          onChangeEnd={gesture.end}
        />
        <Slider
          label="Base size"
          min={14}
          max={24}
          step={0.5}
          unit="px"
          value={fonts.baseSize}
          onChange={(value) => set({ 'fonts.baseSize': value }, 'Change base size', gesture.current())}
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
