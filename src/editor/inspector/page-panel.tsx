import { Keyboard, LayoutTemplate } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useSectionIds } from '../documents/use-layout-ids.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { blocksOf, sectionsOf } from '../documents/layout.ts';
import { MAX_BLOCKS_PER_LAYOUT } from '#domain/pages/block-record.ts';
import { translate } from '#ui/translate.ts';
import { inspector } from '#messages/en/interface/inspector.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { parsedSection } from '../documents/parsed-record.ts';
import styles from '../fields/inspector-panel.module.css';
import listStyles from './page-panel.module.css';

/** Shown without a selection: the sections of the page, and ways to begin. */
export function PagePanel() {
  const { edit } = useWorkspace();
  const store = useActiveDocument();
  const isFooter = useEditState((state) => state.editingState === 'FOOTER');
  const isPost = store.getState().kind === 'item';
  const sectionIds = useSectionIds(store);
  const blockCount = useDocumentState(store, (state) => blocksOf(state.view).length);
  return (
    <div className={styles['panel']}>
      <h2 className={styles['title']}>
        {isFooter
          ? translate(inspector.footer)
          : isPost
            ? translate(inspector.sections)
            : translate(inspector.page)}
      </h2>
      <p className={styles['note']}>
        {isFooter ? translate(inspector.footerNote) : translate(inspector.pageNote)}
      </p>
      {sectionIds.length === 0 ? null : (
        <ol className={listStyles['sections']} aria-label={translate(inspector.sections)}>
          {sectionIds.map((id, index) => (
            <li key={id}>
              <SectionEntry sectionId={id} index={index} />
            </li>
          ))}
        </ol>
      )}
      <div className={styles['actions']}>
        <Button
          size="small"
          icon={<LayoutTemplate aria-hidden="true" size={14} />}
          onPress={() =>
            edit.open({
              kind: 'add-section',
              afterSectionId: sectionsOf(store.getState().view).at(-1)?.id ?? null,
            })
          }
        >
          {translate(inspector.addSection)}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<Keyboard aria-hidden="true" size={14} />}
          onPress={() => edit.open({ kind: 'shortcuts' })}
        >
          {translate(inspector.shortcuts)}
        </Button>
      </div>
      <p className={styles['note']}>
        {translate(inspector.blockCount, { count: blockCount, max: MAX_BLOCKS_PER_LAYOUT })}
      </p>
    </div>
  );
}

function SectionEntry({ sectionId, index }: { readonly sectionId: string; readonly index: number }) {
  const { edit } = useWorkspace();
  const store = useActiveDocument();
  const name = useDocumentState(store, (state) => parsedSection(state.view[sectionId])?.name ?? '');
  return (
    <button
      type="button"
      className={listStyles['section']}
      onClick={() => edit.select({ kind: 'section', sectionId })}
    >
      {name === '' ? translate(inspector.sectionNumber, { number: index + 1 }) : name}
    </button>
  );
}
