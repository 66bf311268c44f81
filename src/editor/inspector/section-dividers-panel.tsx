import { useState } from 'react';
import { DIVIDER_SHAPES, type Section, type SectionDivider } from '#domain/pages/section.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { setSectionDivider, type DividerEdge } from '../commands/set-section-divider.ts';
import { useWorkspace } from '../edit-mode/workspace.ts';
import styles from './panel.module.css';

const EDGES = [
  { edge: 'dividerTop', label: 'Top' },
  { edge: 'dividerBottom', label: 'Bottom' },
] as const;
const SHAPE_LABELS: Readonly<Record<SectionDivider['shape'], string>> = {
  slope: 'Slope',
  curve: 'Curve',
  wave: 'Wave',
  zigzag: 'Zigzag',
};

/** The shapes in which a section ends at its top and bottom (DSGN-59). */
export function SectionDividersPanel({ section }: { readonly section: Section }) {
  const [isOpen, setOpen] = useState(section.dividerTop !== null || section.dividerBottom !== null);
  return (
    <details
      className={styles['group']}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles['groupTitle']}>Dividers</summary>
      {isOpen ? (
        <div className={styles['group']}>
          {EDGES.map(({ edge, label }) => (
            <DividerFields
              key={edge}
              sectionId={section.id}
              edge={edge}
              label={label}
              divider={section[edge]}
            />
          ))}
        </div>
      ) : null}
    </details>
  );
}

interface DividerFieldsProps {
  readonly sectionId: string;
  readonly edge: DividerEdge;
  readonly label: string;
  readonly divider: SectionDivider | null;
}

function DividerFields({ sectionId, edge, label, divider }: DividerFieldsProps) {
  const { actions } = useWorkspace();
  const set = (next: SectionDivider | null): void => {
    actions.run(setSectionDivider(sectionId, edge, next));
  };
  return (
    <>
      <Select
        label={`${label} divider`}
        value={divider?.shape ?? 'none'}
        options={[
          { value: 'none', label: 'None' },
          ...DIVIDER_SHAPES.map((value) => ({ value, label: SHAPE_LABELS[value] })),
        ]}
        onChange={(shape) =>
          set(shape === 'none' ? null : { height: 'medium', isMirrored: false, ...divider, shape })
        }
      />
      {divider === null ? null : (
        <>
          <SegmentedControl
            label={`${label} divider height`}
            value={divider.height}
            options={[
              { value: 'small', label: 'Small' },
              { value: 'medium', label: 'Medium' },
              { value: 'large', label: 'Large' },
            ]}
            onChange={(height) => set({ ...divider, height })}
          />
          {/* Zigzags look the same from both sides. */}
          {divider.shape === 'zigzag' ? null : (
            <Switch
              label={`Mirror ${label.toLowerCase()} divider`}
              isSelected={divider.isMirrored}
              onChange={(isMirrored) => set({ ...divider, isMirrored })}
            />
          )}
        </>
      )}
    </>
  );
}
