import { ProblemScreen } from './problem-screen.tsx';

/** A screen that broke. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  return (
    <ProblemScreen
      error={error instanceof Error ? error : new Error('Something went wrong')}
      onRetry={() => window.location.reload()}
    />
  );
}
