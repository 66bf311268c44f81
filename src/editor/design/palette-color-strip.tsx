import styles from './palette.module.css';

/** Colours side by side, decorative: their names are shown beside them. */
export function PaletteColorStrip({ colors }: { readonly colors: readonly string[] }) {
  return (
    <span className={styles['strip']} aria-hidden="true">
      {colors.map((color, index) => (
        // Two colours of a palette may be the same.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} style={{ background: color }} />
      ))}
    </span>
  );
}
