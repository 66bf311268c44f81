import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { publishNow, publishSummary, type DocumentSummary } from '#contract/publishing.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { fromLocalDateTime } from '../collections/local-date-time.ts';
import { useBootFacts } from '../shell/boot-context.ts';
import { useDocumentState } from '../document/use-document-state.ts';
import { useWorkspace } from './workspace.ts';
import styles from './publish-dialog.module.css';

const STATUS_TEXTS = { new: 'New', changed: 'Changed', removed: 'Deleted' } as const;

/** What changed since the last publish, and the button that makes it live. */
export function PublishDialog() {
  const { edit, page, site, entry } = useWorkspace();
  const { publicOrigin } = useBootFacts();
  const queries = useQueryClient();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [isLater, setLater] = useState(false);
  const [time, setTime] = useState({ entered: '', isPast: false });
  const runAt = isLater ? fromLocalDateTime(time.entered) : null;
  const timeError = isLater && time.isPast;
  const waiting = useDocumentState(page, (state) => state.pendingCount);
  const waitingSite = useDocumentState(site, (state) => state.pendingCount);
  const isSaving = waiting + waitingSite > 0;
  const summary = useQuery({
    queryKey: ['publish-summary', isSaving],
    queryFn: () => callEndpoint(publishSummary, {}),
    staleTime: 0,
  });
  const publish = useMutation({
    mutationFn: (documentIds: readonly DocumentId[] | 'all') =>
      callEndpoint(publishNow, {
        body: {
          documentIds: documentIds === 'all' ? 'all' : [...documentIds],
          ...(runAt === null ? {} : { runAt }),
        },
      }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['content'] }),
        queries.invalidateQueries({ queryKey: ['document-history'] }),
        queries.invalidateQueries({ queryKey: ['schedule'] }),
      ]),
  });
  const close = (): void => edit.open({ kind: 'none' });
  const documents = summary.data?.documents ?? [];
  const chosen = documents.filter((each) => !leftOut.has(each.documentId));
  const liveUrl = `${publicOrigin}${entry.isHome ? '/' : entry.path}`;

  if (publish.isSuccess && publish.data.scheduleId !== null) {
    return (
      <Dialog
        isOpen
        onOpenChange={close}
        title="Publishing is scheduled"
        size="small"
        footer={
          <Button variant="primary" onPress={close}>
            Done
          </Button>
        }
      >
        <p>
          It goes live at {formatDateTime(runAt ?? '')}. Settings → Publishing shows what waits, and calls it
          off.
        </p>
      </Dialog>
    );
  }
  if (publish.isSuccess) {
    return (
      <Dialog
        isOpen
        onOpenChange={close}
        title="Your changes are live"
        size="small"
        footer={
          <Button variant="primary" onPress={close}>
            Done
          </Button>
        }
      >
        <p>
          {publish.data.release === null
            ? 'Nothing differed from what visitors see already.'
            : 'Visitors see the new version from now on.'}
        </p>
        <p className={styles['live']}>
          <a href={liveUrl} target="_blank" rel="noopener">
            {liveUrl}
          </a>
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title="Publish"
      footer={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button
            variant="primary"
            isPending={publish.isPending}
            isDisabled={isSaving || chosen.length === 0 || (isLater && (runAt === null || timeError))}
            onPress={() => publish.mutate(leftOut.size === 0 ? 'all' : chosen.map((each) => each.documentId))}
          >
            {isLater ? 'Schedule' : leftOut.size === 0 ? 'Publish everything' : `Publish ${chosen.length}`}
          </Button>
        </>
      }
    >
      {isSaving ? <Banner>Your last changes are still being saved.</Banner> : null}
      {publish.isError ? <Banner tone="danger">{publish.error.message}</Banner> : null}
      {summary.isLoading ? <Spinner label="Comparing with the live site" /> : null}
      {summary.isError ? (
        <Banner tone="danger" actions={<Button onPress={() => void summary.refetch()}>Try again</Button>}>
          Unable to load. Try again.
        </Banner>
      ) : null}
      {summary.isSuccess && documents.length === 0 ? (
        <EmptyState title="Everything is live">Visitors see what you see here.</EmptyState>
      ) : null}
      <ul className={styles['documents']}>
        {documents.map((each) => (
          <DocumentRow
            key={each.documentId}
            summary={each}
            isChosen={!leftOut.has(each.documentId)}
            onChange={(isChosen) =>
              setLeftOut((before) => {
                const next = new Set(before);
                if (isChosen) next.delete(each.documentId);
                else next.add(each.documentId);
                return next;
              })
            }
          />
        ))}
      </ul>
      {documents.length === 0 ? null : (
        <div className={styles['later']}>
          <Switch label="Publish later" isSelected={isLater} onChange={setLater} />
          {isLater ? (
            <TextField
              label="Goes live at"
              type="datetime-local"
              value={time.entered}
              onChange={(entered) =>
                setTime({ entered, isPast: Date.parse(fromLocalDateTime(entered) ?? '') <= Date.now() })
              }
              description="In the time zone of this device. What the pages hold then is published."
              {...(timeError ? { errorMessage: 'Choose a time that is still to come.' } : {})}
            />
          ) : null}
        </div>
      )}
      {summary.data !== undefined && summary.data.total > documents.length ? (
        <p className={styles['facts']}>and {summary.data.total - documents.length} more</p>
      ) : null}
    </Dialog>
  );
}

interface DocumentRowProps {
  readonly summary: DocumentSummary;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function DocumentRow({ summary, isChosen, onChange }: DocumentRowProps) {
  return (
    <li className={styles['document']}>
      <Checkbox isSelected={isChosen} onChange={onChange}>
        <span className={styles['title']}>{summary.title}</span>
        <span className={styles['facts']}>
          {STATUS_TEXTS[summary.status]}
          {summary.path === '' ? '' : ` · ${summary.path}`}
          {summary.changedBy.length === 0 ? '' : ` · ${summary.changedBy.join(', ')}`}
        </span>
      </Checkbox>
      {summary.changes.length === 0 ? null : (
        <ul className={styles['changes']}>
          {summary.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
