import type { LinkValue } from '#domain/links/link-value.ts';
import { assertNever } from '#lib/invariant.ts';
import { translate } from '#ui/translate.ts';
import { linkPicker } from '#messages/en/interface/link-picker.ts';

/** The target of a link in words. */
export function linkInWords(link: LinkValue, titleOf: (documentId: string) => string | null): string {
  switch (link.kind) {
    case 'page': {
      const title = titleOf(link.documentId) ?? translate(linkPicker.pageGone);
      return link.anchor === undefined || link.anchor === '' ? title : `${title} #${link.anchor}`;
    }
    case 'url':
      return link.href.replace(/^https?:\/\//, '');
    case 'email':
      return link.to;
    case 'phone':
      return link.number;
    case 'file':
      return link.href.replace(/^\/s\//, '');
    default:
      return assertNever(link);
  }
}
