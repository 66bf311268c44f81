import { describe, expect, it } from 'vitest';
import { createTurns } from './output-turns.mjs';

describe('what programs that run side by side write', () => {
  function start() {
    const written: string[] = [];
    return { written, turns: createTurns(['build', 'unit', 'check'], (text) => written.push(text)) };
  }

  it('is passed on at once for the first that has not ended, and kept for the others', () => {
    const { written, turns } = start();
    turns.say('unit', 'unit 1');
    turns.say('build', 'build 1');
    turns.say('check', 'check 1');
    turns.say('build', 'build 2');
    expect(written).toEqual(['build 1', 'build 2']);
    turns.end('build');
    expect(written).toEqual(['build 1', 'build 2', 'unit 1']);
    turns.say('unit', 'unit 2');
    expect(written.at(-1)).toBe('unit 2');
  });

  it('keeps together what one wrote that ended before its turn', () => {
    const { written, turns } = start();
    turns.say('check', 'check 1');
    turns.say('unit', 'unit 1');
    turns.say('check', 'check 2');
    turns.end('check');
    turns.end('unit');
    expect(written).toEqual([]);
    turns.say('build', 'build 1');
    turns.end('build');
    expect(written).toEqual(['build 1', 'unit 1', 'check 1', 'check 2']);
  });

  it('goes on with one that writes for the first time when the others have ended', () => {
    const { written, turns } = start();
    turns.end('unit');
    turns.end('build');
    turns.say('check', 'check 1');
    turns.end('check');
    expect(written).toEqual(['check 1']);
  });
});
