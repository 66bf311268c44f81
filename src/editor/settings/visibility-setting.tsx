import { siteSettings } from '#messages/en/interface/site-settings.ts';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { LoadFailure } from '../panel/load-failure.tsx';
import styles from './settings.module.css';
import { useSetVisibility, useVisibility } from '../publish-dialog/use-visibility.ts';

/** One switch: whether visitors get the site or “Coming soon” (EDIT-187). */
export function VisibilitySetting({ canPublish }: { readonly canPublish: boolean }) {
  const visibility = useVisibility();
  const change = useSetVisibility();
  const isPublic = change.isPending ? change.variables : (visibility.data?.isPublic ?? false);
  return (
    <PanelGroup title={translate(siteSettings.whoSees)}>
      {visibility.isPending ? (
        <Spinner label={translate(siteSettings.loading)} />
      ) : visibility.isError ? (
        <LoadFailure retry={() => void visibility.refetch()} />
      ) : (
        <>
          <Switch
            label={translate(siteSettings.isPublic)}
            isSelected={isPublic}
            isDisabled={!canPublish}
            onChange={(next) =>
              change.mutate(next, {
                onError: (error) => void showToast(error.message, { tone: 'danger' }),
              })
            }
          />
          <p className={styles['muted']}>
            {isPublic ? translate(siteSettings.publicText) : translate(siteSettings.notPublicText)}
          </p>
        </>
      )}
    </PanelGroup>
  );
}
