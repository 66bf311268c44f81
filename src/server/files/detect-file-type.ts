import { open } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import { fileTypeOfMime, type FileType } from '#domain/files/file-kinds.ts';

const HEAD_BYTES = 65_536;

/** Names of types in some libraries that differ from those in our list. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'audio/x-m4a': 'audio/mp4',
  'video/x-m4v': 'video/mp4',
  'font/collection': 'font/ttf',
};

/** Old office files share one container; only their name tells them apart, and none of them is active on a page. */
const CONTAINER_TYPES: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/** Read with the first upload: no start waits for it. */
const fileTypes = () => import('file-type');

/**
 * The type of a file by its bytes; its extension and the declared type do not count (LINK-67, LINK-68). Null: not
 * supported.
 */
export async function detectFileType(path: string, name: string): Promise<FileType | null> {
  const head = await readHead(path);
  const quick = await mimeTypeOf(async () => (await fileTypes()).fileTypeFromBuffer(head));
  // Office documents are zips whose entries tell them apart: these need the whole file.
  const mimeType = quick?.startsWith('application/')
    ? await mimeTypeOf(async () => (await fileTypes()).fileTypeFromFile(path))
    : quick;
  return typeOf(mimeType ?? quick, head, name);
}

/** The same from the first bytes only: good enough to tell which size limit applies. */
export async function detectFileTypeOfHead(head: Uint8Array, name: string): Promise<FileType | null> {
  return typeOf(await mimeTypeOf(async () => (await fileTypes()).fileTypeFromBuffer(head)), head, name);
}

function typeOf(mimeType: string | null, head: Uint8Array, name: string): FileType | null {
  if (mimeType === 'application/x-cfb') {
    const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
    return fileTypeOfMime(CONTAINER_TYPES[extension] ?? 'application/msword');
  }
  if (mimeType !== null && mimeType !== 'application/xml') {
    return fileTypeOfMime(OTHER_NAMES[mimeType] ?? mimeType);
  }
  const text = textOf(head);
  if (text === null) return null;
  if (rootElementOf(text) === 'svg') return fileTypeOfMime('image/svg+xml');
  return isMarkup(text) ? null : fileTypeOfMime('text/plain');
}

/** A broken file can make the detection fail; it then counts as unknown. */
async function mimeTypeOf(
  detect: () => Promise<{ readonly mime: string } | undefined>,
): Promise<string | null> {
  try {
    return (await detect())?.mime ?? null;
  } catch {
    return null;
  }
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The bytes as text, or null where they are not UTF-8 text or hold control characters. */
function textOf(head: Uint8Array): string | null {
  if (head.length === 0) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    // oxlint-disable-next-line no-control-regex -- control characters are what tells binary files from text
    return /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

function rootElementOf(text: string): string | null {
  let root: string | null = null;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentagstart', (tag) => {
    root ??= tag.name.replace(/^.*:/, '');
  });
  // What follows the root element is judged when the picture is cleaned.
  parser.on('error', () => undefined);
  parser.write(text);
  return root;
}

/** Markup a browser might run, whatever its name says. */
function isMarkup(text: string): boolean {
  return /^[\s\ufeff]*<(?:!doctype|html|head|body|script|\?xml|\?php|svg|iframe|object|embed|!--)/i.test(
    text,
  );
}
