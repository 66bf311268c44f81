// Amounts are whole minor units: no fraction comes near one where they are made, shown and reckoned with (MON-09).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { floatArithmeticIn } from './float-arithmetic.mjs';
import { ROOT } from './packages.mjs';

/** Parts of the domain that are about nothing but amounts. */
const FOLDERS = ['src/domain/money', 'src/domain/pricing'];

const files = FOLDERS.flatMap((folder) =>
  existsSync(path.join(ROOT, folder))
    ? readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      )
    : [],
).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const faults = files.flatMap((file) =>
  floatArithmeticIn(file, readFileSync(path.join(ROOT, file), 'utf8')).map(
    ({ line, what }) => `${file}:${line} has ${what}: amounts are whole, shares of them are taken in BigInt`,
  ),
);
if (faults.length > 0) {
  process.stdout.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write(`No fractions of amounts in ${files.length} files.\n`);
