import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The one that has no windows: drawing them is half of what a browser does beside its pages. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';
const NAMES = [WITHOUT_WINDOWS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a Chromium: the one of CHROMIUM, of the machine, or of Debian's packages; null with a message. */
export function ensureChromium() {
  const known = findChromium();
  if (known !== null) return known;
  const isDebian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
  if (!isDebian || process.getuid?.() !== 0) {
    const how = isDebian ? 'as root: apt-get install chromium' : 'Chromium or Chrome';
    process.stdout.write(
      `\nThe browser tests need Chromium, and there is none. Install ${how}, or name its path in CHROMIUM.\n`,
    );
    return null;
  }
  process.stdout.write('\nInstalling Chromium from the packages of Debian …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  for (const name of [WITHOUT_WINDOWS, 'chromium']) {
    if (findChromium() !== null) break;
    spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', name], { stdio: 'inherit', env });
  }
  const installed = findChromium();
  if (installed === null) {
    process.stdout.write('\nChromium could not be installed: see the messages of apt-get above.\n');
  }
  return installed;
}

/** The path of the Chromium of CHROMIUM or of the machine; null where there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of NAMES) {
      const file = path.join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return null;
}
