// Runs on Node 20 and on nothing but Node: it is what makes the rest available.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');
const OLDEST_NODE = 20;
const WANTED_NODE = 24;

/** Ends the script with a message for the person at the terminal. */
export function giveUp(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Installs the packages of package-lock.json where they are missing or others. */
export function ensurePackages() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    giveUp(`Portico needs Node ${OLDEST_NODE} or newer to start; this is ${process.version}.`);
  }
  if (arePackagesInstalled()) return;
  process.stdout.write('Installing packages …\n');
  const isFresh = !existsSync(path.join(ROOT, 'node_modules'));
  // What builds Portico is among the packages of development, which npm leaves out with NODE_ENV=production.
  const command = isFresh ? ['ci'] : ['install', '--no-save'];
  const { status } = spawnSync(
    'npm',
    [...command, '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) giveUp('The packages could not be installed: see the messages of npm above.');
}

/** npm keeps a list of what it installed; it has to agree with the lockfile, except for other platforms' packages. */
function arePackagesInstalled() {
  const hidden = path.join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '') return true;
    const found = installed[name];
    return found === undefined ? isForOthers(entry) : found.version === entry.version;
  });
}

function isForOthers(entry) {
  return entry.optional === true || entry.devOptional === true || entry.peer === true;
}

/** The Node that runs Portico: the one of the packages, or this one where it is new enough. */
export function findNode() {
  const packaged = path.join(ROOT, 'node_modules', '.bin', 'node');
  if (existsSync(packaged)) return realpathSync(packaged);
  if (Number(process.versions.node.split('.')[0]) >= WANTED_NODE) return process.execPath;
  return giveUp(
    `Portico runs on Node ${WANTED_NODE}. There is no package with it for ${process.platform}-${process.arch}: install Node ${WANTED_NODE} or newer and start again.`,
  );
}
