import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { text, UNSTORABLE_TEXT } from '#contract/text.ts';
import { MAX_FILE_BYTES } from '#domain/files/file-kinds.ts';
import { CallError } from '#server/platform/http/errors.ts';

export interface Upload {
  readonly name: string;
  readonly content: Readable;
  /** Aborted when the client disconnects before the answer. */
  readonly signal: AbortSignal;
  /** Drains the rest of the request, so that the client gets the answer and not a broken connection. */
  drain(): void;
}

/** So that the parser reports a file that is too long, instead of cutting it off. */
const SLACK_BYTES = 1_000_000;

/** The one file of a `multipart/form-data` request. Throws `CallError`: file-incomplete, invalid-input, unsupported-media-type. */
export async function receiveUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  maxBytes: number = MAX_FILE_BYTES,
): Promise<Upload> {
  if (!request.isMultipart()) throw new CallError('unsupported-media-type');
  const cancelled = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) cancelled.abort();
  });
  const part = await request
    .file({ limits: { files: 1, fields: 5, parts: 6, fileSize: maxBytes + SLACK_BYTES } })
    .catch(() => undefined);
  if (part === undefined) throw new CallError('file-incomplete');
  const name = text().safeParse(part.filename);
  if (!name.success) {
    part.file.resume();
    throw new CallError('invalid-input', {}, { file: UNSTORABLE_TEXT });
  }
  return {
    name: name.data,
    content: part.file,
    signal: cancelled.signal,
    drain: () => {
      part.file.resume();
      request.raw.resume();
    },
  };
}
