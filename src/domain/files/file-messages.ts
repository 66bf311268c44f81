import { maxFileSizeText, type FileKind } from './file-kinds.ts';

/** Steps of an upload that can fail, each with its own message (LINK-72). */
export const UPLOAD_MESSAGES = {
  /** EDIT-145 */
  processingFailed: 'File processing failed',
  /** EDIT-146 */
  processingCancelled: 'File processing cancelled',
  /** EDIT-147 */
  processingIncomplete: 'File processing failed to complete',
  /** EDIT-148 */
  uploadIncomplete: 'File upload failed to complete',
  /** EDIT-149 */
  renameFailed: 'There was a problem while renaming your file.',
  /** EDIT-150 */
  uploadFailed: 'There was a problem while uploading your file.',
  /** EDIT-126 */
  nameMissing: 'Please enter a file name',
} as const;

/** A file of an unsupported type (EDIT-142, EDIT-143); `accept` is what the place takes. */
export function unsupportedFileMessage(fileName: string, accept: 'image' | 'any'): string {
  return `The file ${fileName} does not appear to be a supported ${fileTypeMessage(accept)}file.`;
}

/** Empty, or a type name followed by a space (EDIT-143). */
export function fileTypeMessage(accept: 'image' | 'any'): string {
  return accept === 'image' ? 'image ' : '';
}

/** A file above the maximum size of its kind (EDIT-144, LINK-71). */
export function fileTooLargeMessage(fileName: string, kind: FileKind): string {
  return `The file ${fileName} is too large. The maximum allowed file size is ${maxFileSizeText(kind)}.`;
}
