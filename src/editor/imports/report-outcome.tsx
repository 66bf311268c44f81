import styles from './imports.module.css';

/** The outcome of an entry, and what to do about it; empty where there is nothing to do. */
export function ReportOutcome({ outcome, advice }: { readonly outcome: string; readonly advice: string }) {
  return (
    <>
      {outcome}
      {advice === '' ? null : <p className={styles['muted']}>{advice}</p>}
    </>
  );
}
