import { describe, expect, it } from 'vitest';
import { invariant } from '#lib/invariant.ts';
import { fileTypeOfMime, type FileType } from './file-kinds.ts';
import { MAX_FILE_NAME_LENGTH, numberedFileName, safeFileName } from './file-name.ts';

function typeOf(mimeType: string): FileType {
  const type = fileTypeOfMime(mimeType);
  invariant(type !== null, mimeType);
  return type;
}

describe('safeFileName', () => {
  it.each([
    ['My  Summer Photo.JPG', 'My-Summer-Photo.jpg'],
    ['C:\\fakepath\\cat.jpeg', 'cat.jpeg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['photo.html', 'photo.jpg'],
    ['Größe & Maß?.jpg', 'Größe-Maß.jpg'],
    ['写真.jpg', '写真.jpg'],
    ['???', 'file.jpg'],
    ['.htaccess', 'htaccess.jpg'],
  ])('makes %j into %j [LINK-65]', (name, expected) => {
    expect(safeFileName(name, typeOf('image/jpeg'))).toBe(expected);
  });

  it('keeps extensions that fit the content and names of any length within addresses [LINK-65]', () => {
    expect(safeFileName('list.csv', typeOf('text/plain'))).toBe('list.csv');
    const long = safeFileName(`${'名'.repeat(500)}.pdf`, typeOf('application/pdf'));
    expect(encodeURIComponent(long).length).toBeLessThanOrEqual(MAX_FILE_NAME_LENGTH);
    expect(long.endsWith('.pdf')).toBe(true);
  });
});

describe('numberedFileName', () => {
  it('puts the number before the extension [LINK-65]', () => {
    expect(numberedFileName('plan.pdf', 2)).toBe('plan-2.pdf');
    expect(numberedFileName('plan', 12)).toBe('plan-12');
  });
});
