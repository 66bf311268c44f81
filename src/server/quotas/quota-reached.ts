import { CallError } from '#server/platform/http/errors.ts';

const BYTES_PER_GIGABYTE = 1_000_000_000;
const BYTES_PER_MEGABYTE = 1_000_000;

/** The refusal of what would not fit any more; its message names the limit and what to do. */
export function quotaReached(
  of: 'site' | 'account',
  kind: 'sites' | 'documents' | 'files' | 'bytes',
  limit: number,
): CallError {
  const code = of === 'site' ? 'site-quota-reached' : 'account-quota-reached';
  return new CallError(code, { amount: amountText(kind, limit) });
}

function amountText(kind: 'sites' | 'documents' | 'files' | 'bytes', limit: number): string {
  const count = (amount: number) => amount.toLocaleString('en');
  switch (kind) {
    case 'sites':
      return `${count(limit)} ${limit === 1 ? 'site' : 'sites'}`;
    case 'documents':
      return `${count(limit)} ${limit === 1 ? 'page' : 'pages'}, the posts and the trash included`;
    case 'files':
      return `${count(limit)} ${limit === 1 ? 'file' : 'files'}`;
    case 'bytes':
      return limit < BYTES_PER_GIGABYTE
        ? `${count(limit / BYTES_PER_MEGABYTE)} MB of files`
        : `${count(limit / BYTES_PER_GIGABYTE)} GB of files`;
  }
}
