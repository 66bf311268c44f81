import { scaleLinear } from 'd3-scale';
import styles from './charts.module.css';

interface Bar {
  readonly id: string;
  readonly label: string;
  readonly value: number;
}

interface BarChartProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
}

/** Values as bars, each with its name and amount: a list to whoever does not see them. */
export function BarChart({ label, bars, format }: BarChartProps) {
  const width = scaleLinear()
    .domain([0, Math.max(1, ...bars.map(({ value }) => value))])
    .range([0, 100])
    .clamp(true);
  return (
    <figure className={styles['chart']}>
      <figcaption className={styles['caption']}>{label}</figcaption>
      <ul className={styles['bars']}>
        {bars.map(({ id, label: name, value }) => (
          <li key={id} className={styles['bar']}>
            <bdi className={styles['barName']}>{name}</bdi>
            <span className={styles['barValue']}>{format(value)}</span>
            <svg width="100%" height="8" aria-hidden="true" className={styles['barShape']}>
              <rect width="100%" height="8" rx="4" className={styles['barRoom']} />
              <rect width={`${width(value)}%`} height="8" rx="4" className={styles['barFill']} />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
