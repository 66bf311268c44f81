import { siteSettings } from '#messages/en/interface/site-settings.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { translate } from '#ui/translate.ts';

/** Shown instead of a list that failed to load (EDIT-129, EDIT-130). */
export function LoadFailure({ retry }: { readonly retry: () => void }) {
  return (
    <EmptyState
      title={translate(siteSettings.notLoaded)}
      actions={<Button onPress={retry}>{translate(siteSettings.tryAgain)}</Button>}
    />
  );
}
