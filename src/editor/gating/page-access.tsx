import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createId } from '#lib/id.ts';
import { openDocument, saveChanges } from '#contract/documents.ts';
import type { ContentListEntry } from '#contract/pages.ts';
import { changeName } from '#domain/documents/change-name.ts';
import type { DocumentAccess } from '#domain/gating/access-rule.ts';
import { changing } from '#domain/documents/changing.ts';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { refusalMessage } from '../documents/refusal.ts';
import { noteChange } from '../documents/recent-changes.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { CONTENT_KEY } from '../site-context/content.ts';
import { accessOperation } from './access-operation.ts';
import { DocumentAccessFields } from './document-access-fields.tsx';
import styles from './gating.module.css';

/** Who gets a page or a collection with everything below it, over the list of pages (MEMB-35). */
export function PageAccess({ entry }: { readonly entry: ContentListEntry }) {
  const { permissions } = useBootFacts();
  const queries = useQueryClient();
  const params = { documentId: entry.documentId };
  const queryKey = ['access of', entry.documentId];
  const opened = useQuery({
    queryKey,
    queryFn: () => callEndpoint(openDocument, { params }),
    gcTime: 0,
  });
  const [entered, setEntered] = useState<DocumentAccess | null | 'unchanged'>('unchanged');
  const saving = useMutation({
    mutationFn: async (access: DocumentAccess | null) => {
      const operations = accessOperation(opened.data?.records['access'], access);
      if (operations.length === 0) return;
      const name = changing(memberAccess.title);
      const change = {
        id: createId<'change'>(),
        baseVersion: opened.data?.version ?? 0,
        ...changeName(name),
        gestureId: createId(),
        operations: [...operations],
      };
      const answer = await callEndpoint(saveChanges, {
        params,
        body: { clientId: createId(), changes: [change] },
      });
      const [rejected] = answer.rejected;
      if (rejected !== undefined) throw new Error(refusalMessage(rejected));
      noteChange({ where: `access of ${entry.documentId}`, name: translate(name), at: Date.now() });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey });
      await queries.invalidateQueries({ queryKey: CONTENT_KEY });
      setEntered('unchanged');
      showToast(translate(memberAccess.saved), { tone: 'success' });
    },
  });
  if (opened.isPending) return <Spinner label={translate(memberAccess.loading)} />;
  if (opened.isError) return <LoadFailure retry={() => void opened.refetch()} />;
  const stored = opened.data.records['access'];
  const record =
    entered === 'unchanged'
      ? stored
      : entered === null
        ? undefined
        : ({ id: 'access', type: 'access', ...entered } as const);
  return (
    <div className={styles['fields']}>
      {saving.isError ? <Banner tone="danger">{saving.error.message}</Banner> : null}
      <DocumentAccessFields
        documentId={entry.documentId}
        collectionId={null}
        record={record}
        blocks={null}
        isDisabled={!permissions.includes('content.write')}
        onChange={setEntered}
      />
      <div className={styles['buttons']}>
        <Button
          variant="primary"
          isDisabled={entered === 'unchanged'}
          isPending={saving.isPending}
          onPress={() => {
            if (entered !== 'unchanged') saving.mutate(entered);
          }}
        >
          {translate(memberAccess.saveRule)}
        </Button>
      </div>
    </div>
  );
}
