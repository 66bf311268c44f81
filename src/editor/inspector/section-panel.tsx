import { Suspense } from 'react';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import type { JsonValue } from '#lib/json.ts';
import type { Section } from '#domain/pages/section.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { sectionSettings } from '#messages/en/interface/section-settings.ts';
import { inspector } from '#messages/en/interface/inspector.ts';
import type { Words } from '#messages/message.ts';
import { sectionBackground } from '#messages/en/interface/section-background.ts';
import { setSectionField } from '../commands/set-section-field.ts';
import { parsedSection } from '../documents/parsed-record.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { anchorError, cleanAnchor } from '../fields/section-anchor.ts';
import { SectionBackground } from './section-background.tsx';
import { SectionDividersPanel } from './section-dividers-panel.tsx';
import { ShownOn } from './shown-on.tsx';
import { TextFieldView } from '../fields/text-field-view.tsx';
import { ThemeSwatches } from './theme-swatches.tsx';
import styles from '../fields/inspector-panel.module.css';
import { lazyPart } from '../loading/lazy-part.ts';

const SyncedInstancePanel = lazyPart(
  async () => (await import('../synced-sections/synced-instance-panel.tsx')).SyncedInstancePanel,
);

/** The look of a section: colours, background, height, width, alignment, anchor (EDIT-48). */
export function SectionPanel({ sectionId }: { readonly sectionId: string }) {
  const { actions } = useWorkspace();
  const store = useActiveDocument();
  const section = parsedSection(useRecord(store, sectionId));
  if (section === null) return null;
  if (section.syncedId !== undefined) {
    return (
      <Suspense fallback={<Spinner label={translate(inspector.openingSettings)} />}>
        <SyncedInstancePanel sectionId={sectionId} />
      </Suspense>
    );
  }
  // A synced section has several instances, each with its own order and anchor.
  const isSynced = store.getState().kind === 'synced';
  const set = (field: keyof Section, label: Words) => (value: JsonValue, gestureId?: string) =>
    actions.run(setSectionField(sectionId, field, value, label), gestureId);
  const setAnchor = set('anchor', sectionSettings.anchor);
  return (
    <div className={styles['panel']}>
      <h2 className={styles['title']}>{translate(sectionSettings.title)}</h2>
      <TextFieldView
        key={`name ${sectionId}`}
        control={{
          control: 'text',
          label: sectionSettings.name,
          maxLength: 80,
          help: sectionSettings.nameHelp,
        }}
        value={section.name}
        error={null}
        onChange={set('name', sectionSettings.name)}
      />
      <ThemeSwatches
        label={translate(sectionSettings.colors)}
        value={section.theme}
        onChange={set('theme', sectionSettings.colors)}
      />
      <SectionBackground section={section} onChange={set('background', sectionBackground.title)} />
      <SectionDividersPanel key={sectionId} section={section} />
      <div className={styles['group']}>
        <Select
          label={translate(sectionSettings.height)}
          value={section.height}
          options={[
            { value: 'auto', label: translate(sectionSettings.heightAuto) },
            { value: 'small', label: translate(sectionSettings.heightSmall) },
            { value: 'medium', label: translate(sectionSettings.heightMedium) },
            { value: 'large', label: translate(sectionSettings.heightLarge) },
            { value: 'screen', label: translate(sectionSettings.heightScreen) },
          ]}
          onChange={set('height', sectionSettings.height)}
        />
        <SegmentedControl
          label={translate(sectionSettings.width)}
          value={section.width}
          options={[
            { value: 'narrow', label: translate(sectionSettings.widthNarrow) },
            { value: 'medium', label: translate(sectionSettings.widthMedium) },
            { value: 'wide', label: translate(sectionSettings.widthWide) },
            { value: 'full', label: translate(sectionSettings.widthFull) },
          ]}
          onChange={set('width', sectionSettings.width)}
        />
        <SegmentedControl
          label={translate(sectionSettings.content)}
          value={section.verticalAlign}
          options={[
            { value: 'top', label: translate(sectionSettings.top) },
            { value: 'middle', label: translate(sectionSettings.middle) },
            { value: 'bottom', label: translate(sectionSettings.bottom) },
          ]}
          onChange={set('verticalAlign', sectionSettings.alignment)}
        />
        {isSynced ? null : (
          <TextFieldView
            key={`anchor ${sectionId}`}
            control={{
              control: 'text',
              label: sectionSettings.anchor,
              maxLength: 99,
              placeholder: sectionSettings.anchorSample,
              help: sectionSettings.anchorHelp,
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
            {translate(sectionSettings.up)}
          </Button>
          <Button
            size="small"
            icon={<ArrowDown aria-hidden="true" size={14} />}
            onPress={() => actions.moveSection('down')}
          >
            {translate(sectionSettings.down)}
          </Button>
          <Button
            size="small"
            icon={<Copy aria-hidden="true" size={14} />}
            onPress={() => actions.duplicate()}
          >
            {translate(sectionSettings.duplicate)}
          </Button>
          <Button
            size="small"
            icon={<Trash2 aria-hidden="true" size={14} />}
            onPress={() => actions.remove()}
          >
            {translate(sectionSettings.delete)}
          </Button>
        </div>
      )}
    </div>
  );
}
