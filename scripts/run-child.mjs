// Programs that a script runs, several at once if it likes, and none of them outlives it.
import { spawn } from 'node:child_process';
import os from 'node:os';

const BACKGROUND_NICENESS = 10;
const LOWEST_NICENESS = 19;
/** What a program started and left behind may hold its output open. */
const LAST_WORDS_MS = 1_000;
/** Added to the number of a signal it makes an exit code, as shells do it. */
const SIGNALLED = 128;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** By their process ids: whether they lead a group of their own. */
const running = new Map();
let stoppedBy = null;
let isListening = false;

/** The signal that ends this script; null while nothing does. */
export function stopSignal() {
  return stoppedBy;
}

/**
 * Runs a program and gives its exit code, 1 where it could not be started. `write` gets what it writes,
 * otherwise it writes where this process does. `isInBackground`: it takes the time that the others leave.
 * `hasOwnGroup`: a signal reaches what it started, too, for programs that do not pass it on.
 */
export async function runChild(program, args, options) {
  if (stoppedBy !== null) return 1;
  const { write, isInBackground = false, hasOwnGroup = false, ...rest } = options;
  const leadsGroup = hasOwnGroup && process.platform !== 'win32';
  const child = spawn(program, args, {
    ...rest,
    stdio: write === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    detached: leadsGroup,
  });
  listen();
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) stream.setEncoding('utf8').on('data', write);
  if (child.pid !== undefined) running.set(child.pid, leadsGroup);
  if (child.pid !== undefined && isInBackground) lower(child.pid);
  const code = await new Promise((resolve) => {
    let timer;
    child.once('error', (error) => {
      (write ?? ((text) => process.stderr.write(text)))(`${program}: ${error.message}\n`);
      resolve(1);
    });
    child.once('exit', () => {
      timer = setTimeout(() => streams.forEach((stream) => stream.destroy()), LAST_WORDS_MS);
    });
    child.once('close', (status, signal) => {
      clearTimeout(timer);
      resolve(status ?? SIGNALLED + os.constants.signals[signal]);
    });
  });
  running.delete(child.pid);
  return code;
}

function lower(pid) {
  if (pid === undefined) return;
  try {
    os.setPriority(pid, Math.min(LOWEST_NICENESS, os.getPriority() + BACKGROUND_NICENESS));
  } catch (error) {
    // It may have ended already.
    if (error.info?.code !== 'ESRCH') throw error;
  }
}

function listen() {
  if (isListening) return;
  isListening = true;
  for (const signal of SIGNALS) process.on(signal, () => stopAll(signal));
  process.once('exit', () => running.forEach((leadsGroup, pid) => send(pid, leadsGroup)));
}

function stopAll(signal) {
  stoppedBy ??= signal;
  process.exitCode = SIGNALLED + os.constants.signals[signal];
  for (const [pid, leadsGroup] of running) {
    // A terminal has told all of its group already, and tests that are told twice do not clean up.
    const isTold = signal === 'SIGINT' && process.stdin.isTTY && !leadsGroup;
    if (!isTold) send(pid, leadsGroup);
  }
}

/** Tests clean up after an interrupt, and after nothing else. */
function send(pid, leadsGroup) {
  try {
    process.kill(leadsGroup ? -pid : pid, 'SIGINT');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
