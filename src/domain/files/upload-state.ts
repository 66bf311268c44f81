import { fileUploads } from '#messages/en/interface/file-uploads.ts';
import type { Words } from '#messages/message.ts';

/**
 * One upload as a person sees it: first the bytes travel, then the server works on them (LINK-72).
 * `failed` and `cancelled` can be tried again.
 */
export type UploadState =
  | { readonly status: 'waiting' }
  | { readonly status: 'uploading'; readonly loaded: number; readonly total: number }
  | { readonly status: 'processing' }
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly message: Words | string; readonly reason: string }
  | { readonly status: 'cancelled'; readonly message: Words };

export type UploadEvent =
  | { readonly type: 'started' }
  | { readonly type: 'progressed'; readonly loaded: number; readonly total: number }
  /** All bytes are with the server. */
  | { readonly type: 'sent' }
  | { readonly type: 'stored' }
  /** The server refused it; `message` is empty where it gave none. `reason` says more, or is empty. */
  | { readonly type: 'refused'; readonly message: Words | string; readonly reason: string }
  /** No answer came. */
  | { readonly type: 'broken' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'retried' };

export const WAITING: UploadState = { status: 'waiting' };

/** Upload states and what leads from one to the next; events that do not fit a state change nothing. */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  const isRunning = state.status === 'uploading' || state.status === 'processing';
  switch (event.type) {
    case 'started':
      return state.status === 'waiting' ? { status: 'uploading', loaded: 0, total: 0 } : state;
    case 'progressed':
      return state.status === 'uploading'
        ? { status: 'uploading', loaded: event.loaded, total: event.total }
        : state;
    case 'sent':
      return state.status === 'uploading' ? { status: 'processing' } : state;
    case 'stored':
      return isRunning ? { status: 'done' } : state;
    case 'refused':
      return isRunning
        ? { status: 'failed', message: event.message || fileUploads.uploadFailed, reason: event.reason }
        : state;
    case 'broken':
      return isRunning ? { status: 'failed', message: brokenMessage(state), reason: '' } : state;
    case 'cancelled':
      return isRunning || state.status === 'waiting'
        ? { status: 'cancelled', message: cancelledMessage(state) }
        : state;
    case 'retried':
      return state.status === 'failed' || state.status === 'cancelled' ? WAITING : state;
  }
}

/** EDIT-147 while the server works, EDIT-148 while the bytes travel. */
function brokenMessage(state: UploadState): Words {
  return state.status === 'processing' ? fileUploads.processingIncomplete : fileUploads.uploadIncomplete;
}

/** EDIT-146; there are no words of the specification for the time before. */
function cancelledMessage(state: UploadState): Words {
  return state.status === 'processing' ? fileUploads.processingCancelled : fileUploads.uploadCancelled;
}
