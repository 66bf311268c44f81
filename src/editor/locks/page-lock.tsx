import { siteLocks } from '#messages/en/interface/site-locks.ts';
import { translate } from '#ui/translate.ts';
import { getContentLock, setContentLock } from '#contract/locks.ts';
import type { ContentListEntry } from '#contract/pages.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { LockField } from './lock-field.tsx';

/** The password of a page, or of a collection with everything below it (MEMB-61). */
export function PageLock({
  entry,
  autoFocus,
}: {
  readonly entry: ContentListEntry;
  readonly autoFocus: boolean;
}) {
  const { permissions } = useBootFacts();
  const params = { documentId: entry.documentId };
  const isCollection = entry.kind === 'collection';
  return (
    <LockField
      name={entry.documentId}
      kind={isCollection ? 'collection' : 'page'}
      description={translate(siteLocks.pageDescription)}
      autoFocus={autoFocus}
      isDisabled={!permissions.includes('content.publish')}
      load={() => callEndpoint(getContentLock, { params })}
      save={(password) => callEndpoint(setContentLock, { params, body: { password } })}
    />
  );
}
