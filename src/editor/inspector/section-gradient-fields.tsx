import { Minus, Plus } from 'lucide-react';
import type { JsonValue } from '#lib/json.ts';
import { sectionGradient } from '#domain/design/section-gradient.ts';
import { TEXT_CONTRAST } from '#domain/palette/contrast.ts';
import { MAX_GRADIENT_COLORS, MIN_GRADIENT_COLORS, type Section } from '#domain/pages/section.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import { sectionBackground } from '#messages/en/interface/section-background.ts';
import { sayLabel } from '#ui/say-label.ts';
import { parseDesignSettings } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { FieldView } from '../field-kinds/field-view.tsx';
import { PaletteSwatches } from '../design/palette-swatches.tsx';
import styles from '../fields/inspector-panel.module.css';

type Gradient = Extract<Section['background'], { kind: 'gradient' }>;

interface SectionGradientFieldsProps {
  readonly theme: Section['theme'];
  readonly background: Gradient;
  readonly onChange: (value: JsonValue, gestureId?: string) => void;
}

const STOPS = [sectionBackground.firstColor, sectionBackground.secondColor, sectionBackground.thirdColor];
const ANGLE_STEP = 15;

/** Two or three colours of the palette and the angle of a section's gradient (DSGN-59). */
export function SectionGradientFields({ theme, background, onChange }: SectionGradientFieldsProps) {
  const { site } = useWorkspace();
  const design = parseDesignSettings(useRecord(site, 'design'));
  const { colors, angle } = background;
  const set = (changed: Partial<Gradient>, gestureId?: string): void =>
    onChange({ kind: 'gradient', colors: [...colors], angle, ...changed } as JsonValue, gestureId);
  const { contrast } = sectionGradient({ theme, background }, design);
  return (
    <>
      {colors.map((color, index) => (
        <PaletteSwatches
          key={STOPS[index]?.key}
          label={sayLabel(STOPS[index] ?? '')}
          design={design}
          value={color}
          onChange={(id) => set({ colors: colors.with(index, id) })}
        />
      ))}
      <div className={styles['actions']}>
        {colors.length < MAX_GRADIENT_COLORS ? (
          <Button
            size="small"
            icon={<Plus aria-hidden="true" size={14} />}
            onPress={() => set({ colors: [...colors, 'accent'] })}
          >
            {translate(sectionBackground.thirdColor)}
          </Button>
        ) : null}
        {colors.length > MIN_GRADIENT_COLORS ? (
          <Button
            size="small"
            icon={<Minus aria-hidden="true" size={14} />}
            onPress={() => set({ colors: colors.slice(0, -1) })}
          >
            {translate(sectionBackground.removeThirdColor)}
          </Button>
        ) : null}
      </div>
      <FieldView
        control={{
          control: 'slider',
          label: sectionBackground.angle,
          min: 0,
          max: 360 - ANGLE_STEP,
          step: ANGLE_STEP,
          unit: '°',
        }}
        value={angle}
        error={null}
        onChange={(degrees, gestureId) => set({ angle: Number(degrees) }, gestureId)}
      />
      {contrast < TEXT_CONTRAST ? (
        <Banner tone="warning" title={translate(sectionBackground.hardToRead)}>
          {translate(sectionBackground.hardToReadHelp)}
        </Banner>
      ) : null}
    </>
  );
}
