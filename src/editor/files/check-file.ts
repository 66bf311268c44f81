import { maxFileBytes, type FileKind } from '#domain/files/file-kinds.ts';
import { fileTooLargeMessage, unsupportedFileMessage } from '#domain/files/file-messages.ts';
import type { Words } from '#messages/message.ts';

/**
 * What is wrong with a file before it travels: too large for what the browser takes it for, or certainly no picture.
 * Null: send it; the server looks at its content.
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
