import { ArrowLeft } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { panelTools } from '#messages/en/interface/panel-tools.ts';
import { classes } from '#ui/classes.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { isLeavingByKey } from './is-leaving-by-key.ts';
import { UndoRedo } from './undo-redo.tsx';
import { useFocusOnOpening } from './use-focus-on-opening.ts';
import styles from './panel.module.css';

// It appears when there is something to publish, which is asked of the server first.
const PublishBar = lazyPart(async () => (await import('../publish-dialog/publish-bar.tsx')).PublishBar);

export interface PanelProps {
  readonly title: string;
  /** The panel above; Back leads there (EDIT-24). */
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** The document that is edited here and published later: with undo, and its unpublished changes. */
  readonly publishes?: DocumentStore | undefined;
  /** Whether changes here go live without publishing, which is said then. */
  readonly isLiveAtOnce?: boolean | undefined;
  /** Takes all the room a screen has: for grids and wide tables. */
  readonly isWide?: boolean | undefined;
  readonly children: ReactNode;
}

/** One panel of the configuration area: its title, the way back, and its settings. */
export function Panel({
  title,
  back,
  actions,
  publishes,
  isLiveAtOnce = false,
  isWide = false,
  children,
}: PanelProps) {
  const navigate = useNavigate();
  const heading = useFocusOnOpening();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what is in it come by here
    <section
      className={classes(styles['panel'], isWide && styles['wide'])}
      aria-label={title}
      onKeyDown={(event) => {
        if (back !== undefined && isLeavingByKey(event)) void navigate(back.to);
      }}
    >
      {back === undefined ? null : (
        <Link to={back.to} className={styles['back'] ?? ''}>
          <ArrowLeft aria-hidden="true" />
          {back.label}
        </Link>
      )}
      <div className={styles['header']}>
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        {actions === undefined && publishes === undefined ? null : (
          <div className={styles['actions']}>
            {publishes === undefined ? null : <UndoRedo store={publishes} />}
            {actions}
          </div>
        )}
      </div>
      {isLiveAtOnce ? <p className={styles['description']}>{translate(panelTools.liveAtOnce)}</p> : null}
      <div className={styles['body']}>{children}</div>
      {publishes === undefined ? null : (
        <div className={styles['publish']}>
          <Suspense fallback={null}>
            <PublishBar store={publishes} heading={heading} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
