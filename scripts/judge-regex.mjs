// A worker of scripts/check-regexes.mjs: judges one pattern after the other.
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

// The build for browsers is plain JavaScript; the others look for a program of their platform.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js');
/** For one pattern. What cannot be judged in it is refused: people cannot judge it either. */
const TIMEOUT_MS = 60_000;

parentPort.on('message', (key) => {
  const end = key.lastIndexOf('/');
  parentPort.postMessage({ key, fault: faultOf(key.slice(1, end), key.slice(end + 1)) });
});

function faultOf(source, flags) {
  // Without a repetition that is open above, the work for each place of the text has a bound.
  if (!/[*+]|\{\d+,\}/.test(source)) return null;
  const verdict = checkSync(source, flags, { timeout: TIMEOUT_MS, skipRecall: true, randomSeed: 1 });
  if (verdict.status === 'safe') return null;
  if (verdict.status === 'vulnerable')
    return `takes ${verdict.complexity.summary} time, as with ${verdict.attack.pattern.slice(0, 100)}`;
  return `cannot be judged (${verdict.error.kind}): make it simpler`;
}
