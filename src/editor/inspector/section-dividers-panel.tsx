import { useState } from 'react';
import { DIVIDER_SHAPES, type Section, type SectionDivider } from '#domain/pages/section.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { sectionSettings } from '#messages/en/interface/section-settings.ts';
import type { Words } from '#messages/message.ts';
import { setSectionDivider, type DividerEdge } from '../commands/set-section-divider.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from '../fields/inspector-panel.module.css';

const EDGES: readonly (EdgeWords & { readonly edge: DividerEdge })[] = [
  {
    edge: 'dividerTop',
    label: sectionSettings.topDivider,
    height: sectionSettings.topDividerHeight,
    mirror: sectionSettings.mirrorTopDivider,
  },
  {
    edge: 'dividerBottom',
    label: sectionSettings.bottomDivider,
    height: sectionSettings.bottomDividerHeight,
    mirror: sectionSettings.mirrorBottomDivider,
  },
];
const SHAPE_LABELS: Readonly<Record<SectionDivider['shape'], Words>> = {
  slope: sectionSettings.slope,
  curve: sectionSettings.curve,
  wave: sectionSettings.wave,
  zigzag: sectionSettings.zigzag,
};

interface EdgeWords {
  readonly label: Words;
  readonly height: Words;
  readonly mirror: Words;
}

/** The shapes in which a section ends at its top and bottom (DSGN-59). */
export function SectionDividersPanel({ section }: { readonly section: Section }) {
  const [isOpen, setOpen] = useState(section.dividerTop !== null || section.dividerBottom !== null);
  return (
    <details
      className={styles['group']}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles['groupTitle']}>{translate(sectionSettings.dividers)}</summary>
      {isOpen ? (
        <div className={styles['group']}>
          {EDGES.map(({ edge, ...words }) => (
            <DividerFields
              key={edge}
              sectionId={section.id}
              edge={edge}
              words={words}
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
  readonly words: EdgeWords;
  readonly divider: SectionDivider | null;
}

function DividerFields({ sectionId, edge, words, divider }: DividerFieldsProps) {
  const { actions } = useWorkspace();
  const set = (next: SectionDivider | null): void => {
    actions.run(setSectionDivider(sectionId, edge, next));
  };
  return (
    <>
      <Select
        label={translate(words.label)}
        value={divider?.shape ?? 'none'}
        options={[
          { value: 'none', label: translate(sectionSettings.noDivider) },
          ...DIVIDER_SHAPES.map((value) => ({ value, label: translate(SHAPE_LABELS[value]) })),
        ]}
        onChange={(shape) =>
          set(shape === 'none' ? null : { height: 'medium', isMirrored: false, ...divider, shape })
        }
      />
      {divider === null ? null : (
        <>
          <SegmentedControl
            label={translate(words.height)}
            value={divider.height}
            options={[
              { value: 'small', label: translate(sectionSettings.heightSmall) },
              { value: 'medium', label: translate(sectionSettings.heightMedium) },
              { value: 'large', label: translate(sectionSettings.heightLarge) },
            ]}
            onChange={(height) => set({ ...divider, height })}
          />
          {/* Zigzags look the same from both sides. */}
          {divider.shape === 'zigzag' ? null : (
            <Switch
              label={translate(words.mirror)}
              isSelected={divider.isMirrored}
              onChange={(isMirrored) => set({ ...divider, isMirrored })}
            />
          )}
        </>
      )}
    </>
  );
}
