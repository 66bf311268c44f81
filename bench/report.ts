import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

export interface Measured {
  readonly what: string;
  /** Null where it could not be measured, which fails like a target that is not met; the note says what is missing. */
  readonly value: number | null;
  readonly unit: string;
  /** What is asked for; absent for figures that are only reported. */
  readonly target?: { readonly atMost: number } | { readonly atLeast: number };
  readonly note?: string;
}

/** Prints the table, keeps it as JSON, and says whether every target is met. */
export function report(measured: readonly Measured[]): boolean {
  const rows = measured.map((each) => ({
    what: each.what,
    value: each.value === null ? 'not measured' : `${Number(each.value.toPrecision(4))} ${each.unit}`.trim(),
    target: targetText(each),
    met: isMet(each) === null ? '' : isMet(each) === true ? 'yes' : 'NO',
    note: each.note ?? '',
  }));
  console.table(rows);
  mkdirSync('bench/results', { recursive: true });
  const machine = {
    cpu: cpus()[0]?.model ?? '',
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 1e9),
    node: process.version,
  };
  writeFileSync(
    'bench/results/latest.json',
    `${JSON.stringify({ at: new Date().toISOString(), machine, measured }, null, 2)}\n`,
  );
  return measured.every((each) => isMet(each) !== false);
}

function isMet({ target, value }: Measured): boolean | null {
  if (value === null) return false;
  if (target === undefined) return null;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

function targetText({ target, unit }: Measured): string {
  if (target === undefined) return '';
  return 'atMost' in target ? `≤ ${target.atMost} ${unit}`.trim() : `≥ ${target.atLeast} ${unit}`.trim();
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}
