import { CloudOff } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './screen.module.css';

export interface ProblemScreenProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Something could not be loaded: why, and another try. */
export function ProblemScreen({ error, onRetry }: ProblemScreenProps) {
  return (
    <div className={styles['centered']} role="alert">
      <EmptyState
        icon={<CloudOff />}
        title="This could not be loaded"
        actions={<Button onPress={onRetry}>Try again</Button>}
      >
        {error.message}
      </EmptyState>
    </div>
  );
}
