import styles from './imports.module.css';

/** A number of an import's report with what it counts. */
export function ReportCount({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt className={styles['muted']}>{label}</dt>
      <dd className={styles['number']}>{value.toLocaleString()}</dd>
    </div>
  );
}
