import { maxFileBytes, type FileKind } from '#domain/files/file-kinds.ts';
import { fileTooLargeMessage, unsupportedFileMessage } from '#domain/files/file-messages.ts';
import type { Words } from '#messages/message.ts';

/**
 * The problem of a file before it is uploaded: too large for the type the browser reports, or certainly no picture.
 * Null: upload it; the server checks its content.
 */
export function checkFile(file: Pick<File, 'name' | 'size' | 'type'>, accept: 'image' | 'any'): Words | null {
  const kind = kindOf(file.type);
  if (accept === 'image' && file.type !== '' && kind !== 'image')
    return unsupportedFileMessage(file.name, accept);
  const limited = accept === 'image' ? 'image' : kind;
  return file.size > maxFileBytes(limited) ? fileTooLargeMessage(file.name, limited) : null;
}

function kindOf(mimeType: string): FileKind {
  const group = mimeType.split('/')[0];
  return group === 'image' || group === 'audio' || group === 'video' ? group : 'document';
}
