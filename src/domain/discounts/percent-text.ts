const WHOLE = 10_000;
const DECIMALS = 2;
const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2}))?$/;

/**
 * A percentage as it was typed: `12.5` or `12,5` is 1,250 hundredths of a percent. Null for what is none from 0.01 to 100
 * with up to two decimals (ORD-49).
 */
export function parsePercent(typed: string): number | null {
  const [, whole = '', fraction = ''] = PERCENT.exec(typed.replaceAll(/[\s%]/g, '')) ?? [];
  const percent = Number(whole + fraction.padEnd(DECIMALS, '0'));
  return whole === '' || percent === 0 || percent > WHOLE ? null : percent;
}

/** A percentage with the decimals it has: 1,250 is `12.5`. */
export function percentText(percent: number): string {
  const digits = String(percent).padStart(DECIMALS + 1, '0');
  const fraction = digits.slice(-DECIMALS).replace(/0{1,2}$/, '');
  return fraction === '' ? digits.slice(0, -DECIMALS) : `${digits.slice(0, -DECIMALS)}.${fraction}`;
}
