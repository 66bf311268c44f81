import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useState } from 'react';
import { reports as words } from '#messages/en/interface/reports.ts';
import { translate } from '#ui/translate.ts';
import { useWidth } from './use-width.ts';
import styles from './charts.module.css';

const HEIGHT = 240;
/** Above the highest point, for the text on its line; below the lowest, for the days. */
const ROOM = { above: 24, below: 24, beside: 8 };
const LINES = 4;

interface ChartPoint {
  readonly label: string;
  readonly value: number;
}

interface LineChartProps {
  /** What is shown. */
  readonly label: string;
  readonly points: readonly ChartPoint[];
  /** Of the period before, in the same order: the first is compared with the first. */
  readonly before: readonly ChartPoint[];
  readonly format: (value: number) => string;
  /** Of the values beside the lines. */
  readonly formatLine: (value: number) => string;
}

/**
 * Values over time beside those before. One point is read at a time: by the pointer, or by the arrow keys of a slider that
 * lies over the chart. The table beside it has all of them.
 */
export function LineChart({ label, points, before, format, formatLine }: LineChartProps) {
  const [root, width] = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = points.length - 1;
  const at = Math.min(chosen ?? last, last);
  const compared = before.slice(0, points.length);
  const values = [...points, ...compared].map(({ value }) => value);
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(1, ...values)])
    .nice(LINES)
    .range([HEIGHT - ROOM.below, ROOM.above]);
  // Time runs as the language does.
  const isMirrored = width > 0 && document.documentElement.dir === 'rtl';
  const edges = [ROOM.beside, Math.max(ROOM.beside, width - ROOM.beside)];
  const x = scaleLinear()
    .domain([0, Math.max(1, last)])
    .range(isMirrored ? edges.toReversed() : edges);
  // A text begins at the edge where its language does.
  const direction = isMirrored ? 'rtl' : 'ltr';
  const atStart = { x: isMirrored ? width - 2 : 2, textAnchor: 'start', direction } as const;
  const atEnd = { x: isMirrored ? 2 : width - 2, textAnchor: 'end', direction } as const;
  // Half a unit is none.
  const ticks = y.ticks(LINES).filter((tick) => Number.isInteger(tick));
  const path = line<ChartPoint>()
    .x((_, place) => x(place))
    .y(({ value }) => y(value));
  const below = area<ChartPoint>()
    .x((_, place) => x(place))
    .y0(y(0))
    .y1(({ value }) => y(value));
  const now = points[at];
  const then = compared[at];
  const says = [
    now === undefined ? '' : translate(words.pointNow, { date: now.label, amount: format(now.value) }),
    then === undefined ? '' : translate(words.pointBefore, { date: then.label, amount: format(then.value) }),
  ];
  const choose = (clientX: number, left: number) => {
    setChosen(Math.min(last, Math.max(0, Math.round(x.invert(clientX - left)))));
  };
  return (
    <figure className={styles['chart']}>
      <figcaption className={styles['legend']}>
        <span className={styles['now']}>{says[0]}</span>
        {says[1] === '' ? null : <span className={styles['then']}>{says[1]}</span>}
      </figcaption>
      <div
        ref={root}
        className={styles['plot']}
        title={translate(words.chartHint)}
        onPointerMove={(event) => choose(event.clientX, event.currentTarget.getBoundingClientRect().left)}
      >
        <svg width={width} height={HEIGHT} aria-hidden="true" className={styles['svg']}>
          {ticks.map((tick) => (
            <line key={tick} x1={0} x2={width} y1={y(tick)} y2={y(tick)} className={styles['grid']} />
          ))}
          {last > 0 ? (
            <>
              <path d={below([...points]) ?? ''} className={styles['area']} />
              <path d={path([...compared]) ?? ''} className={styles['lineBefore']} />
              <path d={path([...points]) ?? ''} className={styles['line']} />
            </>
          ) : null}
          {now === undefined ? null : (
            <>
              <line
                x1={x(at)}
                x2={x(at)}
                y1={ROOM.above}
                y2={HEIGHT - ROOM.below}
                className={styles['cursor']}
              />
              {then === undefined ? null : (
                <circle cx={x(at)} cy={y(then.value)} r={4} className={styles['dotBefore']} />
              )}
              <circle cx={x(at)} cy={y(now.value)} r={5} className={styles['dot']} />
            </>
          )}
          {ticks.map((tick) => (
            <text key={tick} {...atStart} y={y(tick) - 5} className={styles['text']}>
              {formatLine(tick)}
            </text>
          ))}
          <text {...atStart} y={HEIGHT - 6} className={styles['text']}>
            {points[0]?.label}
          </text>
          {last > 0 ? (
            <text {...atEnd} y={HEIGHT - 6} className={styles['text']}>
              {points[last]?.label}
            </text>
          ) : null}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={label}
          aria-valuetext={says.filter((text) => text !== '').join('. ')}
          onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
          className={styles['slider']}
        />
      </div>
    </figure>
  );
}
