import { execFileSync } from 'node:child_process';

/** Copies what is in a folder into another; its files keep their owner, which those of a database need. */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
