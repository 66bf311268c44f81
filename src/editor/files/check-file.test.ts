import { expect, it } from 'vitest';
import { translateEnglish } from '#messages/translator.ts';
import { checkFile } from './check-file.ts';

it.each([
  [{ name: 'a.png', size: 20_000_000, type: 'image/png' }, 'any', null],
  [
    { name: 'a.png', size: 20_000_001, type: 'image/png' },
    'any',
    'The file a.png is too large. The maximum allowed file size is 20 MB.',
  ],
  [
    { name: 'a.mp3', size: 160_000_001, type: 'audio/mpeg' },
    'any',
    'The file a.mp3 is too large. The maximum allowed file size is 160 MB.',
  ],
  [{ name: 'a.zip', size: 300_000_000, type: 'application/zip' }, 'any', null],
  [
    { name: 'a.pdf', size: 5, type: 'application/pdf' },
    'image',
    'The file a.pdf does not appear to be a supported image file.',
  ],
  [{ name: 'a', size: 5, type: '' }, 'image', null],
] as const)('says of %j for %s: %s [EDIT-142] [EDIT-144] [LINK-71]', (file, accept, message) => {
  const words = checkFile(file, accept);
  expect(words === null ? null : translateEnglish(words)).toBe(message);
});
