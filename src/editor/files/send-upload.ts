import type { z } from 'zod';
import type { UploadEvent } from '#domain/files/upload-state.ts';
import { cookieValue, CRUMB_COOKIE } from '#domain/data-call/cookie-value.ts';

export interface UploadRequest<Output extends z.ZodType> {
  /** With its query, without the crumb. */
  readonly path: string;
  readonly file: File;
  readonly output: Output;
  readonly onEvent: (event: UploadEvent) => void;
  readonly onStored: (answer: z.output<Output>) => void;
}

/**
 * Sends a file and reports every step. A refused crumb is replaced and the file sent once more. Returns the function
 * that cancels. `fetch` reports no upload progress, hence XMLHttpRequest.
 */
export function sendUpload<Output extends z.ZodType>(request: UploadRequest<Output>): () => void {
  let current: XMLHttpRequest | null = null;
  let isOver = false;
  const end = (event: UploadEvent): void => {
    if (isOver) return;
    isOver = true;
    request.onEvent(event);
  };

  function send(crumb: string, isRepeated: boolean): void {
    const call = new XMLHttpRequest();
    current = call;
    call.open(
      'POST',
      `${request.path}${request.path.includes('?') ? '&' : '?'}crumb=${encodeURIComponent(crumb)}`,
    );
    call.upload.addEventListener('progress', (event) => {
      if (!isOver && event.lengthComputable) {
        request.onEvent({ type: 'progressed', loaded: event.loaded, total: event.total });
      }
    });
    call.upload.addEventListener('load', () => {
      if (!isOver) request.onEvent({ type: 'sent' });
    });
    call.addEventListener('error', () => end({ type: 'broken' }));
    call.addEventListener('timeout', () => end({ type: 'broken' }));
    call.addEventListener('load', () => {
      const answer = readAnswer(call.responseText);
      if (!isRepeated && answer['crumbFail'] === true && typeof answer['crumb'] === 'string') {
        send(answer['crumb'], true);
        return;
      }
      const parsed = call.status === 200 ? request.output.safeParse(answer) : null;
      if (parsed?.success === true) {
        end({ type: 'stored' });
        request.onStored(parsed.data);
      } else end({ type: 'refused', message: messageOf(answer), reason: reasonOf(answer) });
    });
    const body = new FormData();
    body.append('file', request.file, request.file.name === '' ? 'file' : request.file.name);
    call.send(body);
  }

  request.onEvent({ type: 'started' });
  send(cookieValue(document.cookie, CRUMB_COOKIE) ?? '', false);
  return () => {
    end({ type: 'cancelled' });
    current?.abort();
  };
}

function readAnswer(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function messageOf(answer: Readonly<Record<string, unknown>>): string {
  return typeof answer['error'] === 'string' ? answer['error'] : '';
}

function reasonOf(answer: Readonly<Record<string, unknown>>): string {
  const errors = answer['errors'];
  if (typeof errors !== 'object' || errors === null || !('file' in errors)) return '';
  return typeof errors.file === 'string' ? errors.file : '';
}
