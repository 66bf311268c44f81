import type { PageDevice } from '#domain/pages/hidden-on.ts';

/** The attribute by which `base.css` hides a block or a section on phones or desktops; none where it is shown on both. */
export function hiddenAttribute({ hiddenOn = [] }: { readonly hiddenOn?: readonly PageDevice[] }): {
  readonly 'data-hidden'?: string;
} {
  return hiddenOn.length === 0 ? {} : { 'data-hidden': hiddenOn.join(' ') };
}
