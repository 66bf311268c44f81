import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { LoadFailure } from './load-failure.tsx';
import styles from './settings.module.css';
import { useSetVisibility, useVisibility } from './use-visibility.ts';

/** One switch: whether visitors get the site or “Coming soon” (EDIT-187). */
export function VisibilitySetting({ canPublish }: { readonly canPublish: boolean }) {
  const visibility = useVisibility();
  const change = useSetVisibility();
  const isPublic = change.isPending ? change.variables : (visibility.data?.isPublic ?? false);
  return (
    <PanelGroup title="Who sees the site">
      {visibility.isPending ? (
        <Spinner label="Loading" />
      ) : visibility.isError ? (
        <LoadFailure retry={() => void visibility.refetch()} />
      ) : (
        <>
          <Switch
            label="The site is public"
            isSelected={isPublic}
            isDisabled={!canPublish || change.isPending}
            onChange={(next) =>
              change.mutate(next, {
                onError: (error) => void showToast(error.message, { tone: 'danger' }),
              })
            }
          />
          <p className={styles['muted']}>
            {isPublic
              ? 'Visitors see what is published.'
              : 'Visitors see “Coming soon”, whatever address they open. You and your team see the site in the editor, and preview links work.'}
          </p>
        </>
      )}
    </PanelGroup>
  );
}
