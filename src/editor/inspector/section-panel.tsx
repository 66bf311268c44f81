import { Suspense } from 'react';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import type { JsonValue } from '#lib/json.ts';
import type { Section } from '#domain/pages/section.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { setSectionField } from '../commands/set-section-field.ts';
import { parsedSection } from '../documents/parsed-record.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useActiveDocument } from '../edit-mode/use-active-document.ts';
import { useWorkspace } from '../edit-mode/workspace.ts';
import { anchorError, cleanAnchor } from './section-anchor.ts';
import { SectionBackground } from './section-background.tsx';
import { SectionDividersPanel } from './section-dividers-panel.tsx';
import { ShownOn } from './shown-on.tsx';
import { TextFieldView } from './text-field-view.tsx';
import { ThemeSwatches } from './theme-swatches.tsx';
import styles from './panel.module.css';
import { lazyPart } from '../shell/lazy-part.ts';

const SyncedPlacePanel = lazyPart(
  async () => (await import('../synced/synced-place-panel.tsx')).SyncedPlacePanel,
);

/** The look of a section: colours, background, height, width, alignment, anchor (EDIT-48). */
export function SectionPanel({ sectionId }: { readonly sectionId: string }) {
  const { actions } = useWorkspace();
  const store = useActiveDocument();
  const section = parsedSection(useRecord(store, sectionId));
  if (section === null) return null;
  if (section.syncedId !== undefined) {
    return (
      <Suspense fallback={<Spinner label="Opening the settings" />}>
        <SyncedPlacePanel sectionId={sectionId} />
      </Suspense>
    );
  }
  // It stands in many places, each with its own order and anchor.
  const isSynced = store.getState().kind === 'synced';
  const set = (field: keyof Section, label: string) => (value: JsonValue, gestureId?: string) =>
    actions.run(setSectionField(sectionId, field, value, label), gestureId);
  const setAnchor = set('anchor', 'anchor');
  return (
    <div className={styles['panel']}>
      <h2 className={styles['title']}>Section</h2>
      <TextFieldView
        key={`name ${sectionId}`}
        control={{ control: 'text', label: 'Name', maxLength: 80, help: 'Seen in the editor only.' }}
        value={section.name}
        error={null}
        onChange={set('name', 'name')}
      />
      <ThemeSwatches label="Colors" value={section.theme} onChange={set('theme', 'colors')} />
      <SectionBackground section={section} onChange={set('background', 'background')} />
      <SectionDividersPanel key={sectionId} section={section} />
      <div className={styles['group']}>
        <Select
          label="Height"
          value={section.height}
          options={[
            { value: 'auto', label: 'As high as its content' },
            { value: 'small', label: 'Small' },
            { value: 'medium', label: 'Medium' },
            { value: 'large', label: 'Large' },
            { value: 'screen', label: 'Whole screen' },
          ]}
          onChange={set('height', 'height')}
        />
        <SegmentedControl
          label="Width"
          value={section.width}
          options={[
            { value: 'narrow', label: 'Narrow' },
            { value: 'medium', label: 'Medium' },
            { value: 'wide', label: 'Wide' },
            { value: 'full', label: 'Edge to edge' },
          ]}
          onChange={set('width', 'width')}
        />
        <SegmentedControl
          label="Content"
          value={section.verticalAlign}
          options={[
            { value: 'top', label: 'Top' },
            { value: 'middle', label: 'Middle' },
            { value: 'bottom', label: 'Bottom' },
          ]}
          onChange={set('verticalAlign', 'alignment')}
        />
        {isSynced ? null : (
          <TextFieldView
            key={`anchor ${sectionId}`}
            control={{
              control: 'text',
              label: 'Anchor',
              maxLength: 99,
              placeholder: 'our-team',
              help: 'Links to this page can lead here: small letters, digits and hyphens.',
            }}
            value={section.anchor}
            error={anchorError(store.getState().view, section)}
            onChange={(value, gestureId) =>
              setAnchor(cleanAnchor(typeof value === 'string' ? value : ''), gestureId)
            }
          />
        )}
      </div>
      <ShownOn ids={[sectionId]} />
      {isSynced ? null : (
        <div className={styles['actions']}>
          <Button
            size="small"
            icon={<ArrowUp aria-hidden="true" size={14} />}
            onPress={() => actions.moveSection('up')}
          >
            Up
          </Button>
          <Button
            size="small"
            icon={<ArrowDown aria-hidden="true" size={14} />}
            onPress={() => actions.moveSection('down')}
          >
            Down
          </Button>
          <Button
            size="small"
            icon={<Copy aria-hidden="true" size={14} />}
            onPress={() => actions.duplicate()}
          >
            Duplicate
          </Button>
          <Button
            size="small"
            icon={<Trash2 aria-hidden="true" size={14} />}
            onPress={() => actions.remove()}
          >
            Delete
          </Button>
        </div>
      )}
    </div>
  );
}
