import { CloudOff } from 'lucide-react';
import { dashboard } from '#messages/en/interface/dashboard.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { translate } from '#ui/translate.ts';
import styles from './screen.module.css';

export interface ProblemScreenProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A loading error, with its reason and a button to retry. */
export function ProblemScreen({ error, onRetry }: ProblemScreenProps) {
  return (
    <div className={styles['centered']} role="alert">
      <EmptyState
        icon={<CloudOff />}
        title={translate(dashboard.notLoaded)}
        actions={<Button onPress={onRetry}>{translate(dashboard.tryAgain)}</Button>}
      >
        {error.message}
      </EmptyState>
    </div>
  );
}
