import { defineMessages } from '../../define-messages.ts';

/** What can go wrong with a file that is uploaded or renamed. */
export const fileUploads = defineMessages('fileUploads', {
  processingCancelled: 'File processing cancelled',
  processingIncomplete: 'File processing failed to complete',
  uploadIncomplete: 'File upload failed to complete',
  renameFailed: 'There was a problem while renaming your file.',
  uploadFailed: 'There was a problem while uploading your file.',
  nameMissing: 'Please enter a file name',
  uploadCancelled: 'Upload cancelled',
  unsupported: 'The file {name} does not appear to be a supported file.',
  unsupportedImage: 'The file {name} does not appear to be a supported image file.',
  tooLarge: 'The file {name} is too large. The maximum allowed file size is {max}.',
  ofPictures: 'image ',
});
