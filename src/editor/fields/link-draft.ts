import { isMailAddress } from '#domain/mail/mail-address.ts';
import { isTelLink } from '#domain/links/link-rules.ts';
import type { LinkValue } from '#domain/links/link-value.ts';
import { telHref } from '#domain/links/tel-href.ts';
import { validateLink } from '#domain/links/validate-link.ts';
import { assertNever } from '#lib/invariant.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { linkPicker } from '#messages/en/interface/link-picker.ts';
import type { Words } from '#messages/message.ts';
import type { DocumentId } from '#domain/documents/record.ts';

/** The targets of the link picker in their order (LINK-01 to LINK-05). */
export const LINK_TARGETS = [
  { kind: 'page', title: linkPicker.page },
  { kind: 'url', title: linkPicker.url },
  { kind: 'email', title: linkPicker.email },
  { kind: 'phone', title: linkPicker.phone },
  { kind: 'file', title: linkPicker.file },
] as const satisfies readonly { readonly kind: LinkValue['kind']; readonly title: Words }[];

/** The input of the picker: one form for every target, so that switching between them loses nothing. */
export interface LinkDraft {
  readonly kind: LinkValue['kind'];
  /** Empty until one is chosen. */
  readonly documentId: DocumentId | '';
  readonly anchor: string;
  readonly href: string;
  readonly newWindow: boolean;
  readonly to: string;
  readonly cc: string;
  readonly bcc: string;
  readonly subject: string;
  readonly body: string;
  readonly number: string;
  readonly fileHref: string;
}

export type LinkErrors = Partial<Record<keyof LinkDraft, Words>>;

const EMPTY: LinkDraft = {
  kind: 'page',
  documentId: '',
  anchor: '',
  href: '',
  newWindow: false,
  to: '',
  cc: '',
  bcc: '',
  subject: '',
  body: '',
  number: '',
  fileHref: '',
};

export function draftOfLink(link: LinkValue | null): LinkDraft {
  if (link === null) return EMPTY;
  switch (link.kind) {
    case 'page':
      return { ...EMPTY, kind: 'page', documentId: link.documentId, anchor: link.anchor ?? '' };
    case 'url':
      return { ...EMPTY, kind: 'url', href: link.href, newWindow: link.newWindow };
    case 'email':
      return { ...EMPTY, ...link };
    case 'phone':
      return { ...EMPTY, kind: 'phone', number: link.number };
    case 'file':
      return { ...EMPTY, kind: 'file', fileHref: link.href, newWindow: link.newWindow };
    default:
      return assertNever(link);
  }
}

/** The entered link, or the errors by field (LINK-06 to LINK-09, EDIT-119 to EDIT-123). */
export function linkOfDraft(
  draft: LinkDraft,
  rules: { readonly ownHosts: readonly string[]; readonly mayUseScripts: boolean },
): Result<LinkValue, LinkErrors> {
  switch (draft.kind) {
    case 'page':
      if (draft.documentId === '') return fail({ documentId: linkPicker.choosePage });
      return ok({
        kind: 'page',
        documentId: draft.documentId,
        ...(draft.anchor.trim() === '' ? {} : { anchor: draft.anchor.trim().replace(/^#/, '') }),
      });
    case 'url': {
      const checked = validateLink(draft.href, rules);
      if (!checked.ok) return fail({ href: checked.error });
      return ok({ kind: 'url', href: withProtocol(checked.value.href), newWindow: draft.newWindow });
    }
    case 'email': {
      const errors: { to?: Words; cc?: Words; bcc?: Words } = {};
      if (!areAddresses(draft.to) || draft.to.trim() === '') errors.to = linkPicker.emailFormat;
      if (!areAddresses(draft.cc)) errors.cc = linkPicker.emailFormat;
      if (!areAddresses(draft.bcc)) errors.bcc = linkPicker.emailFormat;
      if (Object.keys(errors).length > 0) return fail(errors);
      const { subject, body } = draft;
      return ok({
        kind: 'email',
        to: draft.to.trim(),
        cc: draft.cc.trim(),
        bcc: draft.bcc.trim(),
        subject,
        body,
      });
    }
    case 'phone': {
      const isNumber = isTelLink(telHref(draft.number));
      if (!isNumber) return fail({ number: linkPicker.phoneFormat });
      return ok({ kind: 'phone', number: draft.number.trim() });
    }
    case 'file':
      if (!draft.fileHref.startsWith('/s/')) return fail({ fileHref: linkPicker.chooseFile });
      return ok({ kind: 'file', href: draft.fileHref, newWindow: draft.newWindow });
    default:
      return assertNever(draft.kind);
  }
}

/** Several addresses are separated by commas (LINK-06). */
function areAddresses(text: string): boolean {
  return text.trim() === '' || text.split(',').every((address) => isMailAddress(address));
}

/** A domain written without its protocol gets one, so that it does not lead into the site. */
function withProtocol(href: string): string {
  return /^([a-z][a-z0-9+.-]*:|[/#])/i.test(href) ? href : `https://${href}`;
}
