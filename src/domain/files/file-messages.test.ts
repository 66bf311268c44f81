import { expect, it } from 'vitest';
import { fileUploads } from '#messages/en/interface/file-uploads.ts';
import { translateEnglish } from '#messages/translator.ts';
import { FILE_TYPES, maxFileBytes, maxFileSizeText } from './file-kinds.ts';
import { fileTooLargeMessage, unsupportedFileMessage } from './file-messages.ts';

it('names the file and what the place takes when a type is not supported [LINK-67] [EDIT-142] [EDIT-143]', () => {
  expect(translateEnglish(unsupportedFileMessage('a.exe', 'image'))).toBe(
    'The file a.exe does not appear to be a supported image file.',
  );
  expect(translateEnglish(unsupportedFileMessage('a.exe', 'any'))).toBe(
    'The file a.exe does not appear to be a supported file.',
  );
});

it('names the file and the maximum when it is too large [LINK-69] [LINK-71] [EDIT-144]', () => {
  expect(translateEnglish(fileTooLargeMessage('a.png', 'image'))).toBe(
    'The file a.png is too large. The maximum allowed file size is 20 MB.',
  );
});

it('counts 1,000,000 bytes per MB [LINK-70]', () => {
  expect(maxFileBytes('image')).toBe(20_000_000);
  expect(maxFileSizeText('audio')).toBe('160 MB');
  expect(maxFileBytes('document')).toBe(300_000_000);
});

it('takes the types listed for images, sound, video and documents [LINK-68]', () => {
  const extensions = FILE_TYPES.map((each) => each.extension);
  for (const one of [
    'jpg',
    'png',
    'gif',
    'webp',
    'svg',
    'mp3',
    'm4a',
    'mp4',
    'mov',
    'pdf',
    'docx',
    'zip',
    'woff2',
    'txt',
  ]) {
    expect(extensions).toContain(one);
  }
});

it('has a message for each step that can fail [LINK-72] [EDIT-126] [EDIT-146] [EDIT-147] [EDIT-148] [EDIT-149] [EDIT-150]', () => {
  const steps = [
    fileUploads.processingCancelled,
    fileUploads.processingIncomplete,
    fileUploads.uploadIncomplete,
    fileUploads.renameFailed,
    fileUploads.uploadFailed,
    fileUploads.nameMissing,
  ];
  expect(steps.map((step) => translateEnglish(step))).toEqual([
    'File processing cancelled',
    'File processing failed to complete',
    'File upload failed to complete',
    'There was a problem while renaming your file.',
    'There was a problem while uploading your file.',
    'Please enter a file name',
  ]);
});
