import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { JsonValue } from '#lib/json.ts';
import {
  BORDER_COLORS,
  blockLookSchema,
  lookOf,
  MAX_BORDER_PX,
  MAX_PADDING_PX,
  MAX_RADIUS_PX,
  MIN_OPACITY,
  themeOfLook,
  type BlockLook,
} from '#domain/pages/block-look.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { blockLook } from '#messages/en/interface/block-look.ts';
import type { Words } from '#messages/message.ts';
import { changing } from '#domain/documents/changing.ts';
import { setBlockLook } from '../commands/set-block-look.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { FieldView } from '../field-kinds/field-view.tsx';
import { ThemeSwatches } from './theme-swatches.tsx';
import styles from '../fields/inspector-panel.module.css';

const OWN_COLOR = 'own';
const FIRST_COLOR = '#e9e4da';
const SITE_LOOK = blockLookSchema.parse({});

type Background = 'none' | 'theme' | 'color';

/** A block's own look: background, border, corners, padding, shadow (DSGN-57). */
export function LookPanel({ blockId }: { readonly blockId: string }) {
  const { actions } = useWorkspace();
  const store = useActiveDocument();
  const block = parsedBlock(useRestedState(store, (state) => state.view[blockId]));
  const stored = lookOf(block?.look);
  const [isOpen, setOpen] = useState(stored !== null);
  if (block === null) return null;
  const look = stored ?? SITE_LOOK;
  const set = (entries: Parameters<typeof setBlockLook>[1], label: Words, gestureId?: string): void => {
    actions.run(setBlockLook(blockId, entries, changing(label)), gestureId);
  };
  const pixels = (entry: 'borderWidth' | 'radius' | 'padding', label: Words, max: number) => (
    <FieldView
      key={`${blockId} ${entry}`}
      control={{ control: 'slider', label, min: 0, max, step: 1, unit: 'px' }}
      value={look[entry]}
      error={null}
      onChange={(value, gestureId) => set({ [entry]: value === 0 ? null : value }, label, gestureId)}
    />
  );
  return (
    <details
      className={styles['group']}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles['groupTitle']}>{translate(blockLook.title)}</summary>
      {isOpen ? (
        <div className={styles['group']}>
          <LookBackground key={blockId} look={look} onChange={set} />
          {pixels('padding', blockLook.padding, MAX_PADDING_PX)}
          {pixels('radius', blockLook.corners, MAX_RADIUS_PX)}
          {pixels('borderWidth', blockLook.border, MAX_BORDER_PX)}
          {look.borderWidth === 0 ? null : <BorderColor look={look} onChange={set} />}
          <SegmentedControl
            label={translate(blockLook.shadow)}
            value={look.shadow}
            options={[
              { value: 'none', label: translate(blockLook.noShadow) },
              { value: 'small', label: translate(blockLook.smallShadow) },
              { value: 'medium', label: translate(blockLook.mediumShadow) },
              { value: 'large', label: translate(blockLook.largeShadow) },
            ]}
            onChange={(shadow) => set({ shadow: shadow === 'none' ? null : shadow }, blockLook.shadow)}
          />
          {stored === null ? null : (
            <div className={styles['actions']}>
              <Button
                size="small"
                icon={<RotateCcw aria-hidden="true" size={14} />}
                onPress={() =>
                  actions.run({
                    name: blockLook.reset,
                    operations: [{ op: 'set', id: blockId, field: 'look' }],
                  })
                }
              >
                {translate(blockLook.reset)}
              </Button>
            </div>
          )}
        </div>
      ) : null}
    </details>
  );
}

interface PartProps {
  readonly look: BlockLook;
  readonly onChange: (
    entries: Partial<Record<keyof BlockLook, JsonValue>>,
    label: Words,
    gestureId?: string,
  ) => void;
}

function LookBackground({ look, onChange }: PartProps) {
  const theme = themeOfLook(look);
  const kind: Background = look.background === null ? 'none' : theme === null ? 'color' : 'theme';
  function choose(next: Background): void {
    if (next === kind) return;
    const background = next === 'none' ? null : next === 'theme' ? 'light' : FIRST_COLOR;
    onChange({ background, ...(next === 'none' ? { opacity: null } : {}) }, blockLook.background);
  }
  return (
    <>
      <SegmentedControl
        label={translate(blockLook.background)}
        value={kind}
        options={[
          { value: 'none', label: translate(blockLook.none) },
          { value: 'theme', label: translate(blockLook.theme) },
          { value: 'color', label: translate(blockLook.color) },
        ]}
        onChange={choose}
      />
      {theme === null ? null : (
        <ThemeSwatches
          label={translate(blockLook.colors)}
          value={theme}
          onChange={(background) => onChange({ background }, blockLook.background)}
        />
      )}
      {kind === 'color' ? (
        <FieldView
          control={{ control: 'color', label: blockLook.backgroundColor }}
          value={look.background}
          error={null}
          onChange={(background, gestureId) => onChange({ background }, blockLook.background, gestureId)}
        />
      ) : null}
      {kind === 'none' ? null : (
        <FieldView
          control={{
            control: 'slider',
            label: blockLook.opacity,
            min: MIN_OPACITY * 100,
            max: 100,
            step: 5,
            unit: '%',
          }}
          value={Math.round(look.opacity * 100)}
          error={null}
          onChange={(percent, gestureId) =>
            onChange({ opacity: Number(percent) / 100 }, blockLook.opacity, gestureId)
          }
        />
      )}
    </>
  );
}

function BorderColor({ look, onChange }: PartProps) {
  const isOwn = look.borderColor.startsWith('#');
  return (
    <>
      <Select
        label={translate(blockLook.borderColor)}
        value={isOwn ? OWN_COLOR : look.borderColor}
        options={[
          ...BORDER_COLORS.map((value) => ({
            value: value as string,
            label: translate(BORDER_LABELS[value]),
          })),
          { value: OWN_COLOR, label: translate(blockLook.ownColor) },
        ]}
        onChange={(value) =>
          onChange({ borderColor: value === OWN_COLOR ? FIRST_COLOR : value }, blockLook.borderColor)
        }
      />
      {isOwn ? (
        <FieldView
          control={{ control: 'color', label: blockLook.ownBorderColor }}
          value={look.borderColor}
          error={null}
          onChange={(borderColor, gestureId) => onChange({ borderColor }, blockLook.borderColor, gestureId)}
        />
      ) : null}
    </>
  );
}

const BORDER_LABELS: Readonly<Record<(typeof BORDER_COLORS)[number], Words>> = {
  line: blockLook.borderLine,
  text: blockLook.borderText,
  accent: blockLook.borderAccent,
};
