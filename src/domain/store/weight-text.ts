import type { MeasurementStandard } from './measurement.ts';

const GRAMS = { metric: 1000, imperial: 453.59237 } as const;
/** What whole grams tell apart. */
const DECIMALS = { metric: 3, imperial: 2 } as const;
const WEIGHT = /^\d{1,6}(?:[.,]\d{1,3})?$/;

/** Grams of a weight as it was typed, in kilograms or pounds with up to three decimals; null for what is none. */
export function parseWeight(typed: string, standard: MeasurementStandard): number | null {
  const text = typed.trim();
  return WEIGHT.test(text) ? Math.round(Number(text.replace(',', '.')) * GRAMS[standard]) : null;
}

/** A weight of so many grams as a person types it, in kilograms or pounds. */
export function weightText(grams: number, standard: MeasurementStandard): string {
  return String(Number((grams / GRAMS[standard]).toFixed(DECIMALS[standard])));
}
