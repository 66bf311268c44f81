import { ArrowDown, ArrowUp, Copy, Pencil, Trash2, Unlink } from 'lucide-react';
import { useMemo } from 'react';
import { blockHeight } from '#site/blocks/block-height.ts';
import { syncedIdOf } from '#domain/synced-sections/synced-section.ts';
import { inReadingOrder } from '#domain/arrangement/mobile-arrangement.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { syncedSections } from '#messages/en/interface/synced-sections.ts';
import { translate } from '#ui/translate.ts';
import { setSectionField } from '../commands/set-section-field.ts';
import { parsedBlock, parsedSection } from '../documents/parsed-record.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { anchorError, cleanAnchor } from '../fields/section-anchor.ts';
import { TextFieldView } from '../fields/text-field-view.tsx';
import styles from '../fields/inspector-panel.module.css';
import { OverriddenBlock } from './overridden-block.tsx';
import { SyncedUses } from './synced-uses.tsx';
import { syncedName, useSyncedSource } from './use-synced-source.ts';

/** An instance of a synced section: its own texts and pictures, and the actions on it (EDIT-206). */
export function SyncedInstancePanel({ sectionId }: { readonly sectionId: string }) {
  const { actions, synced } = useWorkspace();
  const store = useActiveDocument();
  const instance = useRecord(store, sectionId);
  const section = parsedSection(instance);
  const source = useSyncedSource(syncedIdOf(instance));
  // The blocks keep the ids of the source here, by which overrides are stored.
  const blocks = useMemo(() => {
    const shown = instance === undefined || source === null ? null : synced.shownAt(instance, (id) => id);
    const parsed = (shown?.blocks ?? []).map(parsedBlock).filter((block) => block !== null);
    return inReadingOrder(parsed, blockHeight);
  }, [instance, source, synced]);
  if (instance === undefined || section === null) return null;
  const isReady = source?.status === 'ready';
  return (
    <div className={styles['panel']}>
      <h2 className={styles['title']}>{syncedName(source)}</h2>
      {source?.status === 'loading' ? <Spinner label={translate(syncedSections.loading)} /> : null}
      {isReady && source.isRemoved ? (
        <Banner tone="warning">{translate(syncedSections.wasDeleted)}</Banner>
      ) : isReady ? (
        <>
          <p className={styles['note']}>{translate(syncedSections.placeText, { count: source.useCount })}</p>
          <Button
            variant="primary"
            icon={<Pencil aria-hidden="true" size={14} />}
            onPress={() => actions.editSynced(sectionId)}
          >
            {translate(syncedSections.edit)}
          </Button>
          <SyncedUses source={source} />
        </>
      ) : null}
      {blocks.length === 0 ? null : (
        <div className={styles['group']}>
          <h3 className={styles['groupTitle']}>{translate(syncedSections.partsHere)}</h3>
          <p className={styles['note']}>{translate(syncedSections.partsHereText)}</p>
          {blocks.map((block) => (
            <OverriddenBlock
              key={block.id}
              sectionId={sectionId}
              block={block}
              source={isReady ? source.records[block.id] : undefined}
              overrides={section.overrides}
            />
          ))}
        </div>
      )}
      <div className={styles['group']}>
        <TextFieldView
          key={`anchor ${sectionId}`}
          control={{
            control: 'text',
            label: syncedSections.anchor,
            maxLength: 99,
            placeholder: 'our-team',
            help: syncedSections.anchorText,
          }}
          value={section.anchor}
          error={anchorError(store.getState().view, section)}
          onChange={(value, gestureId) =>
            actions.run(
              setSectionField(
                sectionId,
                'anchor',
                cleanAnchor(typeof value === 'string' ? value : ''),
                syncedSections.anchor,
              ),
              gestureId,
            )
          }
        />
      </div>
      <div className={styles['actions']}>
        <Button
          size="small"
          icon={<ArrowUp aria-hidden="true" size={14} />}
          onPress={() => actions.moveSection('up')}
        >
          {translate(syncedSections.up)}
        </Button>
        <Button
          size="small"
          icon={<ArrowDown aria-hidden="true" size={14} />}
          onPress={() => actions.moveSection('down')}
        >
          {translate(syncedSections.down)}
        </Button>
        <Button size="small" icon={<Copy aria-hidden="true" size={14} />} onPress={() => actions.duplicate()}>
          {translate(syncedSections.duplicate)}
        </Button>
        <Button
          size="small"
          icon={<Unlink aria-hidden="true" size={14} />}
          onPress={() => actions.detach(sectionId)}
        >
          {translate(syncedSections.detach)}
        </Button>
        <Button size="small" icon={<Trash2 aria-hidden="true" size={14} />} onPress={() => actions.remove()}>
          {translate(syncedSections.delete)}
        </Button>
      </div>
    </div>
  );
}
