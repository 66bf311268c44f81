import { MAX_SYNCED_NAME } from '#domain/synced-sections/synced-section.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { sectionOf } from '#domain/synced-sections/expand-synced.ts';
import { syncedSections } from '#messages/en/interface/synced-sections.ts';
import { translate } from '#ui/translate.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { TextFieldView } from '../fields/text-field-view.tsx';
import styles from '../fields/inspector-panel.module.css';
import { SyncedUses } from './synced-uses.tsx';
import { syncedName, useSyncedSource } from './use-synced-source.ts';

/** What a synced section is called and where it stands, while it is edited (EDIT-206). */
export function SyncedSourcePanel() {
  const { edit, actions } = useWorkspace();
  const store = useActiveDocument();
  const source = useSyncedSource(store.documentId);
  const title = useRecord(store, 'settings')?.['title'];
  const useCount = source?.status === 'ready' ? source.useCount : null;
  return (
    <div className={styles['panel']}>
      <h2 className={styles['title']}>{syncedName(source)}</h2>
      <Banner tone="info">
        {useCount === null
          ? translate(syncedSections.sourceText)
          : translate(syncedSections.sourceOn, { count: useCount })}
      </Banner>
      <TextFieldView
        key={`name ${store.documentId}`}
        control={{
          control: 'text',
          label: syncedSections.name,
          maxLength: MAX_SYNCED_NAME,
          help: syncedSections.nameText,
        }}
        value={typeof title === 'string' ? title : ''}
        error={null}
        onChange={(value, gestureId) => {
          if (typeof value !== 'string' || value.trim() === '') return;
          actions.run(
            {
              name: syncedSections.rename,
              operations: [{ op: 'set', id: 'settings', field: 'title', value }],
            },
            gestureId,
          );
        }}
      />
      {source?.status === 'ready' ? <SyncedUses source={source} /> : null}
      <div className={styles['actions']}>
        <Button size="small" variant="primary" onPress={() => edit.send('enter-page')}>
          {translate(syncedSections.backToPage)}
        </Button>
        <Button
          size="small"
          onPress={() => {
            const section = sectionOf(store.getState().view);
            if (section !== null) edit.select({ kind: 'section', sectionId: section.id });
          }}
        >
          {translate(syncedSections.colorsAndSize)}
        </Button>
      </div>
    </div>
  );
}
