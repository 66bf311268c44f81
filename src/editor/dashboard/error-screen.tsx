import { kit } from '#messages/en/interface/kit.ts';
import { translate } from '#ui/translate.ts';
import { ProblemScreen } from './problem-screen.tsx';

/** Shown where a screen threw an error. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  return (
    <ProblemScreen
      error={error instanceof Error ? error : new Error(translate(kit.failed))}
      onRetry={() => window.location.reload()}
    />
  );
}
