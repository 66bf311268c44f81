import { linkPicker } from '#messages/en/interface/link-picker.ts';
import { fill, type Words } from '#messages/message.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import {
  isAnchorLink,
  isFileLink,
  isFtpLink,
  isInternalLink,
  isJavascriptLink,
  isMailtoLink,
  isProperUrl,
  isSmsLink,
  isTelLink,
} from './link-rules.ts';
import { urlCategory, type UrlCategory } from './url-category.ts';

export interface LinkValidation {
  /** All domains of the site. */
  readonly ownHosts: readonly string[];
  /** Whether the person may enter `javascript:` links (LINK-30). */
  readonly mayUseScripts: boolean;
}

/** Examples the message names (LINK-09, EDIT-122). */
const EXAMPLE_LINKS = ['https://example.com', 'example.com'] as const;

/** What the owner reads where a link fits no rule (LINK-09, EDIT-120, EDIT-123). */
export function linkMessage(): Words {
  return fill(linkPicker.linkFormat, { address: EXAMPLE_LINKS[0], domain: EXAMPLE_LINKS[1] });
}

/** (EDIT-123) */
export function pageUrlMessage(value: string): Words {
  return fill(linkPicker.notAPage, { value });
}

/** A link text with surrounding spaces removed and its category, or the message to show (LINK-09 to LINK-37). */
export function validateLink(
  text: string,
  { ownHosts, mayUseScripts }: LinkValidation,
): Result<{ readonly href: string; readonly category: UrlCategory }, Words> {
  const href = text.trim();
  const category = urlCategory(href, ownHosts);
  if (isAllowed(href, category, mayUseScripts)) return ok({ href, category });
  return fail(category === 'CONTENT_LINK' ? pageUrlMessage(href) : linkMessage());
}

function isAllowed(href: string, category: UrlCategory, mayUseScripts: boolean): boolean {
  switch (category) {
    case 'MISC_PROTOCOL':
      return (
        isTelLink(href) || isSmsLink(href) || isMailtoLink(href) || (mayUseScripts && isJavascriptLink(href))
      );
    case 'ANCHOR':
      return isAnchorLink(href);
    case 'FILE_LINK':
      return isFileLink(href);
    case 'CONTENT_LINK':
      return isInternalLink(href);
    case 'EXTERNAL_LINK':
      return /^ftp:/i.test(href) ? isFtpLink(href) : isProperUrl(href);
    case 'DEFAULT':
      // An absolute address on a domain of the site, or a domain written without protocol.
      return /^(https?:)?\/\//i.test(href) || isProperUrl(href);
    default:
      // Nothing at all, or a protocol without what belongs to it.
      return false;
  }
}
