import type { MeasurementStandard } from './measurement.ts';

/** Tenths of a millimetre in a centimetre and in an inch. */
const TENTHS = { metric: 100, imperial: 254 } as const;
const LENGTH = /^\d{1,5}(?:[.,]\d{1,3})?$/;

/** Tenths of a millimetre of a size as it was typed, in centimetres or inches; null for what is none (COMM-112). */
export function parseLength(typed: string, standard: MeasurementStandard): number | null {
  const text = typed
    .trim()
    .replace(/(?:cm|"|″)$/, '')
    .trim();
  return LENGTH.test(text) ? Math.round(Number(text.replace(',', '.')) * TENTHS[standard]) : null;
}

/** A size as a person types it: two decimals come back as they were. */
export function lengthText(tenths: number, standard: MeasurementStandard): string {
  return String(Number((tenths / TENTHS[standard]).toFixed(2)));
}
