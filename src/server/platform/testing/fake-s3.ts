import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** As much of an S3 store as files need, over HTTP, in memory. */
export interface FakeS3 {
  readonly url: string;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Uploads in parts that were begun and neither completed nor given up. */
  readonly openUploads: () => number;
  /** Every call is answered with this status and code from now on; null: as usual. */
  fail(failure: { readonly status: number; readonly code: string } | null): void;
  /** Falls silent from now on: before it answers, or after half of an object. False: answers as usual. */
  silence(how: 'before' | 'halfway' | false): void;
  close(): Promise<void>;
}

export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  let failure: { readonly status: number; readonly code: string } | null = null;
  let silent: 'before' | 'halfway' | false = false;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (silent === 'before') return;
    const url = new URL(request.url ?? '/', 'http://store');
    const key = decodeURIComponent(url.pathname).replace(/^\/bucket\//, '');
    const body = await buffer(request);
    const fail = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code></Error>`);
    if (failure !== null) return void fail(failure.status, failure.code);
    if (request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') !== true) {
      return void fail(403, 'AccessDenied');
    }
    const uploadId = url.searchParams.get('uploadId') ?? '';
    const parts = uploads.get(uploadId);
    const etag = { etag: `"${body.length.toString(16).padStart(32, '0')}"` };
    switch (request.method) {
      case 'POST':
        if (url.searchParams.has('uploads')) {
          const id = `upload-${uploads.size + 1}`;
          uploads.set(id, new Map());
          response
            .writeHead(200, { 'content-type': 'application/xml' })
            .end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
          return;
        }
        if (parts === undefined) return void fail(404, 'NoSuchUpload');
        uploads.delete(uploadId);
        objects.set(key, Buffer.concat([...parts].toSorted(([a], [b]) => a - b).map(([, part]) => part)));
        response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end('<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>');
        return;
      case 'PUT':
        if (uploadId === '') objects.set(key, body);
        else parts?.set(Number(url.searchParams.get('partNumber')), body);
        response.writeHead(200, etag).end();
        return;
      case 'DELETE':
        if (uploadId === '') objects.delete(key);
        else uploads.delete(uploadId);
        response.writeHead(204).end();
        return;
      default:
        get(request, response, objects.get(key), { fail, isHalf: silent === 'halfway' });
    }
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://key:secret@127.0.0.1:${port}/bucket?region=eu-west-1`,
    objects,
    openUploads: () => uploads.size,
    fail: (next) => {
      failure = next;
    },
    silence: (how) => {
      silent = how;
    },
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function get(
  request: IncomingMessage,
  response: ServerResponse,
  content: Buffer | undefined,
  how: { readonly fail: (status: number, code: string) => unknown; readonly isHalf: boolean },
): void {
  if (content === undefined) return void how.fail(404, 'NoSuchKey');
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const start = Number(range?.[1] ?? 0);
  const end = Math.min(Number(range?.[2] ?? content.length - 1), content.length - 1);
  const part = content.subarray(start, end + 1);
  response.writeHead(range === null ? 200 : 206, {
    'content-length': part.length,
    ...(range === null ? {} : { 'content-range': `bytes ${start}-${end}/${content.length}` }),
  });
  if (how.isHalf) response.write(part.subarray(0, part.length / 2));
  else response.end(request.method === 'HEAD' ? undefined : part);
}
