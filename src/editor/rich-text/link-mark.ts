import { Mark } from '@tiptap/core';
import { linkValueSchema, type LinkValue } from '#domain/links/link-value.ts';
import { linkOfPastedAddress } from './link-of-pasted-address.ts';

/** A link as it is stored: its target as data. The address shown in the canvas leads nowhere. */
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
          const link = linkOfPastedAddress(element.getAttribute('href') ?? '');
          return link === null ? false : { link };
        },
      },
    ];
  },
  renderHTML({ mark }) {
    return ['a', { href: addressShown(linkValueSchema.safeParse(mark.attrs['link']).data ?? null) }, 0];
  },
});

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
