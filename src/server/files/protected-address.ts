import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SiteId } from '#domain/documents/record.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';

/** How long the address of a protected file works (ORD-132). */
const LIFETIME_S = 10 * 60;

type Keys = Pick<Services, 'config' | 'now'>;

/** Which file an address opens, and on which of the site's hosts. */
export interface ProtectedFile {
  readonly siteId: SiteId;
  readonly fileId: FileId;
  readonly hostname: string;
}

/**
 * An address for one protected file on one host, for whoever has it (ORD-132). Whether somebody may have it is asked
 * before. It ends at `until` (seconds since 1970): after 10 minutes.
 */
export function protectedAddress(
  services: Keys,
  file: ProtectedFile,
  until: number = Math.floor(services.now() / 1000) + LIFETIME_S,
): string {
  const signature = createHmac('sha256', services.config.secrets.fileLink)
    .update(`file:${file.siteId}:${file.fileId}:${file.hostname}:${until}`)
    .digest('base64url');
  return addressOf(file, String(until), signature);
}

/** Throws `CallError`: file-link-invalid where anything of the address was changed, file-link-ended. */
export function checkProtectedAddress(
  services: Keys,
  file: ProtectedFile,
  given: { readonly until: string; readonly signature: string },
): void {
  const asked = Buffer.from(addressOf(file, given.until, given.signature));
  const right = Buffer.from(protectedAddress(services, file, Number(given.until)));
  if (asked.length !== right.length || !timingSafeEqual(asked, right))
    throw new CallError('file-link-invalid');
  if (Number(given.until) * 1000 <= services.now()) throw new CallError('file-link-ended');
}

function addressOf({ fileId }: ProtectedFile, until: string, signature: string): string {
  return `/s/protected/${fileId}?until=${until}&signature=${signature}`;
}
