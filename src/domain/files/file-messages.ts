import { fileUploads } from '#messages/en/interface/file-uploads.ts';
import { fill, type Words } from '#messages/message.ts';
import { maxFileSizeText, type FileKind } from './file-kinds.ts';

/** A file of an unsupported type (EDIT-142, EDIT-143); `accept` is what the field takes. */
export function unsupportedFileMessage(fileName: string, accept: 'image' | 'any'): Words {
  return fill(accept === 'image' ? fileUploads.unsupportedImage : fileUploads.unsupported, {
    name: fileName,
  });
}

/** Empty, or a type name followed by a space, as it stands before “file” (EDIT-143). */
export function fileTypeMessage(accept: 'image' | 'any'): Words | '' {
  return accept === 'image' ? fileUploads.ofPictures : '';
}

/** A file above the maximum size of its kind (EDIT-144, LINK-71). */
export function fileTooLargeMessage(fileName: string, kind: FileKind): Words {
  return fill(fileUploads.tooLarge, { name: fileName, max: maxFileSizeText(kind) });
}
