import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ISOLATED_PAGE, RUNNING_PAGE, STILL_PAGE } from './frame-privileges.ts';

const EDITOR = path.resolve(import.meta.dirname, '..');

/** Every frame that the editor and the dashboard put into their pages, as it is written. */
function frames(): readonly string[] {
  return readdirSync(EDITOR, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .flatMap((name) =>
      readFileSync(path.join(EDITOR, name), 'utf8')
        .split(/<iframe\b|createElement\('iframe'/)
        .slice(1),
    )
    .map((after) => after.slice(0, after.search(/\n\s*(?:\/>|>\n)/)));
}

it('gives every frame of the editor and the dashboard one of three sets of privileges', () => {
  expect(frames().length).toBeGreaterThanOrEqual(4);
  for (const frame of frames())
    expect(frame).toMatch(/\bsandbox=\{(?:RUNNING_PAGE|STILL_PAGE|ISOLATED_PAGE)\}/);
});

it('lets no frame lead the window away, open another, or send forms', () => {
  expect(RUNNING_PAGE).toBe('allow-scripts allow-same-origin');
  expect(STILL_PAGE).toBe('allow-same-origin');
  expect(ISOLATED_PAGE).toBe('');
});
