import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** In place of a list that could not be loaded (EDIT-129, EDIT-130). */
export function LoadFailure({ retry }: { readonly retry: () => void }) {
  return <EmptyState title="Unable to load results" actions={<Button onPress={retry}>Try again</Button>} />;
}
