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
import { setBlockLook } from '../commands/set-block-look.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { useActiveDocument } from '../edit-mode/use-active-document.ts';
import { useWorkspace } from '../edit-mode/workspace.ts';
import { FieldView } from './field-view.tsx';
import { ThemeSwatches } from './theme-swatches.tsx';
import styles from './panel.module.css';

const OWN_COLOR = 'own';
const FIRST_COLOR = '#e9e4da';
const SITE_LOOK = blockLookSchema.parse({});

type Background = 'none' | 'theme' | 'color';

/** What a block has of its own beside its content: background, border, corners, padding, shadow (DSGN-57). */
export function LookPanel({ blockId }: { readonly blockId: string }) {
  const { actions } = useWorkspace();
  const store = useActiveDocument();
  const block = parsedBlock(useRestedState(store, (state) => state.view[blockId]));
  const stored = lookOf(block?.look);
  const [isOpen, setOpen] = useState(stored !== null);
  if (block === null) return null;
  const look = stored ?? SITE_LOOK;
  const set = (entries: Parameters<typeof setBlockLook>[1], label: string, gestureId?: string): void => {
    actions.run(setBlockLook(blockId, entries, `Change ${label.toLowerCase()}`), gestureId);
  };
  const pixels = (entry: 'borderWidth' | 'radius' | 'padding', label: string, max: number) => (
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
      <summary className={styles['groupTitle']}>Design</summary>
      {isOpen ? (
        <div className={styles['group']}>
          <LookBackground key={blockId} look={look} onChange={set} />
          {pixels('padding', 'Padding', MAX_PADDING_PX)}
          {pixels('radius', 'Corners', MAX_RADIUS_PX)}
          {pixels('borderWidth', 'Border', MAX_BORDER_PX)}
          {look.borderWidth === 0 ? null : <BorderColor look={look} onChange={set} />}
          <SegmentedControl
            label="Shadow"
            value={look.shadow}
            options={[
              { value: 'none', label: 'None' },
              { value: 'small', label: 'Small' },
              { value: 'medium', label: 'Medium' },
              { value: 'large', label: 'Large' },
            ]}
            onChange={(shadow) => set({ shadow: shadow === 'none' ? null : shadow }, 'Shadow')}
          />
          {stored === null ? null : (
            <div className={styles['actions']}>
              <Button
                size="small"
                icon={<RotateCcw aria-hidden="true" size={14} />}
                onPress={() =>
                  actions.run({
                    name: 'Reset design',
                    operations: [{ op: 'set', id: blockId, field: 'look' }],
                  })
                }
              >
                Reset design
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
    label: string,
    gestureId?: string,
  ) => void;
}

function LookBackground({ look, onChange }: PartProps) {
  const theme = themeOfLook(look);
  const kind: Background = look.background === null ? 'none' : theme === null ? 'color' : 'theme';
  function choose(next: Background): void {
    if (next === kind) return;
    const background = next === 'none' ? null : next === 'theme' ? 'light' : FIRST_COLOR;
    onChange({ background, ...(next === 'none' ? { opacity: null } : {}) }, 'Background');
  }
  return (
    <>
      <SegmentedControl
        label="Background"
        value={kind}
        options={[
          { value: 'none', label: 'None' },
          { value: 'theme', label: 'Theme' },
          { value: 'color', label: 'Color' },
        ]}
        onChange={choose}
      />
      {theme === null ? null : (
        <ThemeSwatches
          label="Colors"
          value={theme}
          onChange={(background) => onChange({ background }, 'Background')}
        />
      )}
      {kind === 'color' ? (
        <FieldView
          control={{ control: 'color', label: 'Background color' }}
          value={look.background}
          error={null}
          onChange={(background, gestureId) => onChange({ background }, 'Background', gestureId)}
        />
      ) : null}
      {kind === 'none' ? null : (
        <FieldView
          control={{
            control: 'slider',
            label: 'Opacity',
            min: MIN_OPACITY * 100,
            max: 100,
            step: 5,
            unit: '%',
          }}
          value={Math.round(look.opacity * 100)}
          error={null}
          onChange={(percent, gestureId) =>
            onChange({ opacity: Number(percent) / 100 }, 'Opacity', gestureId)
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
        label="Border color"
        value={isOwn ? OWN_COLOR : look.borderColor}
        options={[
          ...BORDER_COLORS.map((value) => ({ value: value as string, label: BORDER_LABELS[value] })),
          { value: OWN_COLOR, label: 'Its own color' },
        ]}
        onChange={(value) =>
          onChange({ borderColor: value === OWN_COLOR ? FIRST_COLOR : value }, 'Border color')
        }
      />
      {isOwn ? (
        <FieldView
          control={{ control: 'color', label: 'Own border color' }}
          value={look.borderColor}
          error={null}
          onChange={(borderColor, gestureId) => onChange({ borderColor }, 'Border color', gestureId)}
        />
      ) : null}
    </>
  );
}

const BORDER_LABELS: Readonly<Record<(typeof BORDER_COLORS)[number], string>> = {
  line: 'Lines of the theme',
  text: 'Text of the theme',
  accent: 'Accent of the theme',
};
