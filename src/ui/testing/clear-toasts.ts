import { afterEach } from 'vitest';
import { toastQueue } from '../toast-queue.ts';

// Files share a page: what one has told would stand among what the next one tells, or make it wait.
afterEach(() => toastQueue.clear());
