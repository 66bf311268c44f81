import { execFile } from 'node:child_process';
import { readFile, readdir, readlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** What a process id of a `postmaster.pid` stands for now. */
export type ProcessState = 'server' | 'zombie' | 'other' | 'gone';

/**
 * Looks whether a process is a PostgreSQL server, of the data folder where one is given. An id may have been given to
 * another process since, and a killed server may wait as a zombie for its parent; PostgreSQL itself takes both for a
 * running server.
 */
export async function inspectProcess(pid: number, dataFolder: string | null): Promise<ProcessState> {
  if (!isAlive(pid)) return 'gone';
  if (process.platform !== 'linux') {
    const name = await commandName(pid);
    if (name === null) return 'gone';
    return path.basename(name).startsWith('postgres') ? 'server' : 'other';
  }
  const facts = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (facts === null) return 'gone';
  const nameEnd = facts.lastIndexOf(')');
  const name = facts.slice(facts.indexOf('(') + 1, nameEnd);
  const state = facts.slice(nameEnd + 2, nameEnd + 3);
  if (state === 'Z' || state === 'X') return 'zombie';
  if (!name.startsWith('postgres')) return 'other';
  const folder = dataFolder === null ? null : await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return folder === null || folder === dataFolder ? 'server' : 'other';
}

/** Whether processes of a killed server still work in its data folder: starting another one would damage it. */
export async function hasOrphans(dataFolder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const folder = await readlink(`/proc/${entry}/cwd`).catch(() => null);
    if (folder === dataFolder && (await inspectProcess(Number(entry), dataFolder)) === 'server') return true;
  }
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function commandName(pid: number): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'comm=']);
    return stdout.trim() || null;
  } catch {
    return null;
  }
}
