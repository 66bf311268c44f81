// Standard rates of taxes by country and region for the dialog of a tax: `node scripts/make-tax-rates.mjs`. They are those
// of the package sales-tax, as facts of the day on which it was released; an owner confirms each (ORD-64).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RELEASE = '2.23.0';
const RELEASED = '2026-07-17';
const TARGET = 'src/editor/commerce/suggested-rates.data.ts';

const folder = mkdtempSync(join(tmpdir(), 'tax-rates-'));
try {
  execFileSync('npm', ['pack', '--silent', `sales-tax@${RELEASE}`], { cwd: folder });
  execFileSync('tar', ['xzf', `sales-tax-${RELEASE}.tgz`], { cwd: folder });
  const source = JSON.parse(readFileSync(join(folder, 'package/res/sales_tax_rates.json'), 'utf8'));
  const rates = Object.entries(source).flatMap(([country, { rate, states = {} }]) => [
    [country, inTenThousandths(rate)],
    // What a region takes comes on top of what its country takes.
    ...Object.entries(states).map(([region, own]) => [
      `${country}-${region}`,
      inTenThousandths(rate) + inTenThousandths(own.rate),
    ]),
  ]);
  const lines = rates
    // Of a region without taxes nothing is suggested, nor the rate of its country.
    .filter(([place, rate]) => rate > 0 || place.includes('-'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([place, rate]) => `  ['${place}', ${rate}],`);
  writeFileSync(
    TARGET,
    `// Made by scripts/make-tax-rates.mjs of the package sales-tax ${RELEASE}.

/** The day that the rates are of. */
export const RATES_OF = '${RELEASED}';

/** Standard rates in ten-thousandths of a percent, by ISO 3166-1, and 3166-2 where regions have their own. */
export const SUGGESTED_RATES: ReadonlyMap<string, number> = new Map([
${lines.join('\n')}
]);
`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

/** @param {number} rate 0.2 is 20 % */
function inTenThousandths(rate) {
  return Math.round(rate * 1_000_000);
}
