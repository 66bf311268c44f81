import type { SiteId } from '#domain/documents/record.ts';
import { OPT_OUT_KINDS, type OptOutKind } from '#domain/store/mail-opt-out.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import { SealedTextError } from '#server/platform/secrets/secret-cipher.ts';
import type { Services } from '#server/platform/services.ts';

/** Whose mails of which kind end. */
export interface OptOutTarget {
  readonly kind: OptOutKind;
  readonly emailKey: string;
}

const contextOf = (siteId: SiteId) => sealContext('mail-opt-out', [siteId]);

/** The address in a mail by which a kind of mail ends: sealed, so that it shows no email, and nobody makes one (ORD-143). */
export function optOutPath(
  { cipher }: Pick<Services, 'cipher'>,
  siteId: SiteId,
  { kind, emailKey }: OptOutTarget,
): string {
  return `/checkout/mails/${cipher.seal(`${kind} ${emailKey}`, contextOf(siteId))}`;
}

/** What an address is for; null where it is none of the site. */
export function optOutTarget(
  { cipher }: Pick<Services, 'cipher'>,
  siteId: SiteId,
  sealed: string,
): OptOutTarget | null {
  try {
    const [given, ...rest] = cipher.open(sealed, contextOf(siteId)).split(' ');
    const kind = OPT_OUT_KINDS.find((each) => each === given);
    const emailKey = rest.join(' ');
    return kind === undefined || emailKey === '' ? null : { kind, emailKey };
  } catch (error) {
    if (error instanceof SealedTextError) return null;
    throw error;
  }
}
