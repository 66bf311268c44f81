import styles from './brand.module.css';

/** The mark and the name. */
export function Brand({ isNameHidden = false }: { readonly isNameHidden?: boolean }) {
  return (
    <span className={styles['brand']}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles['mark']}>
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path d="M6 14 16 7l10 7v2H6zM9 18h3v6H9zM20 18h3v6h-3zM7 25h18v2H7z" className={styles['cut']} />
      </svg>
      <span className={isNameHidden ? styles['hidden'] : undefined}>Portico</span>
    </span>
  );
}
