/** What an uploaded file is, by its content (LINK-68). */
export const FILE_KINDS = ['image', 'audio', 'video', 'document'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Sizes given in MB count 1,000,000 bytes per MB (LINK-70). */
export const BYTES_PER_MB = 1_000_000;

/** The largest size of each kind in MB (LINK-71). */
const MAX_MEGABYTES: Readonly<Record<FileKind, number>> = {
  image: 20,
  audio: 160,
  video: 300,
  document: 300,
};

/** The largest size of any file in bytes. */
export const MAX_FILE_BYTES = 300 * BYTES_PER_MB;

/** The largest size of a kind in bytes (LINK-70, LINK-71). */
export function maxFileBytes(kind: FileKind): number {
  return MAX_MEGABYTES[kind] * BYTES_PER_MB;
}

/** The size as messages write it: '20 MB' (LINK-71). */
export function maxFileSizeText(kind: FileKind): string {
  return `${MAX_MEGABYTES[kind]} MB`;
}

export interface FileType {
  readonly kind: FileKind;
  readonly mimeType: string;
  /** The extension the file's name ends in. */
  readonly extension: string;
  /** Other extensions that say the same and may stay. */
  readonly otherExtensions: readonly string[];
}

const type = (
  kind: FileKind,
  mimeType: string,
  extension: string,
  ...otherExtensions: string[]
): FileType => ({ kind, mimeType, extension, otherExtensions });

/** Every type that can be uploaded (LINK-68). */
export const FILE_TYPES: readonly FileType[] = [
  type('image', 'image/jpeg', 'jpg', 'jpeg', 'jpe', 'jfif'),
  type('image', 'image/png', 'png', 'apng'),
  type('image', 'image/gif', 'gif'),
  type('image', 'image/webp', 'webp'),
  type('image', 'image/svg+xml', 'svg'),
  type('audio', 'audio/mpeg', 'mp3'),
  type('audio', 'audio/mp4', 'm4a'),
  type('video', 'video/mp4', 'mp4', 'm4v'),
  type('video', 'video/quicktime', 'mov'),
  type('document', 'application/pdf', 'pdf'),
  type('document', 'application/zip', 'zip'),
  type('document', 'application/msword', 'doc'),
  type('document', 'application/vnd.ms-excel', 'xls'),
  type('document', 'application/vnd.ms-powerpoint', 'ppt'),
  type('document', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'),
  type('document', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'),
  type('document', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'),
  type('document', 'application/vnd.oasis.opendocument.text', 'odt'),
  type('document', 'application/vnd.oasis.opendocument.spreadsheet', 'ods'),
  type('document', 'application/vnd.oasis.opendocument.presentation', 'odp'),
  type('document', 'application/rtf', 'rtf'),
  type('document', 'font/ttf', 'ttf'),
  type('document', 'font/otf', 'otf'),
  type('document', 'font/woff', 'woff'),
  type('document', 'font/woff2', 'woff2'),
  // Subtitles: their type is told from their first line.
  type('document', 'text/vtt', 'vtt'),
  type('document', 'text/plain', 'txt', 'text', 'md', 'csv', 'tsv', 'log', 'ics', 'vcf', 'srt', 'json'),
];

/** What a field that takes the address of one file accepts: a kind of file, or subtitles. */
export type ChoosableFile = FileKind | 'subtitles';

const SUBTITLES = 'text/vtt';

/** Whether a field with this choice accepts a file. */
export function isChoosable(choice: ChoosableFile, file: Pick<FileType, 'kind' | 'mimeType'>): boolean {
  return choice === 'subtitles' ? file.mimeType === SUBTITLES : file.kind === choice;
}

/** The kind of file to list in the library for a choice. */
export function kindOfChoice(choice: ChoosableFile): FileKind {
  return choice === 'subtitles' ? 'document' : choice;
}

/** The type of a mime type, or null where it is not supported. */
export function fileTypeOfMime(mimeType: string): FileType | null {
  return FILE_TYPES.find((each) => each.mimeType === mimeType) ?? null;
}

/** The value of an `accept` attribute for a field that takes one kind of file, or any. */
export function acceptAttribute(accept: ChoosableFile | 'any'): string {
  return FILE_TYPES.filter((each) => accept === 'any' || isChoosable(accept, each))
    .flatMap((each) => [each.extension, ...each.otherExtensions])
    .map((extension) => `.${extension}`)
    .join(',');
}
