import { InputRule, Mark } from '@tiptap/core';
import { linkValueSchema, type LinkValue } from '#domain/links/link-value.ts';
import { linkOfPastedAddress } from './link-of-pasted-address.ts';

/** Longer than any link that can be stored. */
const MAX_COPIED_LENGTH = 8000;

/**
 * A link as it is stored: its target as data. The address shown in the canvas leads nowhere. `[words](address)` becomes
 * one (EDIT-193). Copied words bring their target along as data, so that links to pages stay what they are (LINK-01).
 */
export const linkMark = Mark.create({
  name: 'link',
  priority: 1000,
  keepOnSplit: false,
  inclusive: false,
  addAttributes() {
    return { link: { default: null } };
  },
  parseHTML() {
    return [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const link =
            copiedLink(element.getAttribute('data-link')) ??
            linkOfPastedAddress(element.getAttribute('href') ?? '');
          return link === null ? false : { link };
        },
      },
    ];
  },
  addInputRules() {
    return [
      new InputRule({
        find: /\[([^[\]]{1,500})\]\(([^()\s]{1,2000})\)$/,
        handler: ({ state, range, match }) => {
          const [, words = '', address = ''] = match;
          const link = linkOfPastedAddress(withScheme(address));
          if (link === null) return;
          const { tr, schema } = state;
          const marks = this.type.create({ link }).addToSet(tr.doc.resolve(range.from).marks());
          tr.replaceWith(range.from, range.to, schema.text(words, marks)).removeStoredMark(this.type);
        },
      }),
    ];
  },
  renderHTML({ mark }) {
    const link = linkValueSchema.safeParse(mark.attrs['link']).data ?? null;
    return ['a', { href: addressShown(link), 'data-link': JSON.stringify(link) }, 0];
  },
});

/** The link that words of another text were copied with; null where it is none, or leads where none may (LINK-37). */
function copiedLink(data: string | null): LinkValue | null {
  if (data === null || data.length > MAX_COPIED_LENGTH) return null;
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  const link = linkValueSchema.safeParse(value).data ?? null;
  const isAddress = link?.kind === 'url' || link?.kind === 'file';
  return isAddress && linkOfPastedAddress(link.href) === null ? null : link;
}

/** `example.com` as people write it. */
function withScheme(address: string): string {
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : address;
}

function addressShown(link: LinkValue | null): string {
  switch (link?.kind) {
    case 'url':
    case 'file':
      return /^(https?:|\/|#)/.test(link.href) ? link.href : '#';
    case 'email':
      return `mailto:${link.to}`;
    case 'phone':
      return `tel:${link.number}`;
    default:
      return '#';
  }
}
