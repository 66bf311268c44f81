import { media } from '#messages/en/media.ts';
import type { Translate } from '#messages/translator.ts';
import type { ReactNode } from 'react';
import type { LinkValue } from '#domain/links/link-value.ts';
import type { BlockContext } from '../define-block.ts';
import type { MarkdownNode, MarkdownNote, NoteReference } from './markdown-tree.ts';

interface MarkdownLinkProps {
  readonly href?: string | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly context: BlockContext;
}

/** A link of a Markdown text, under the rules of every link of the site; one that leads nowhere stays as its words. */
export function MarkdownLink({ href = '', title, children, context }: MarkdownLinkProps) {
  const target = href.startsWith('#') ? { href } : context.resolveLink(linkOf(href));
  return target === null ? (
    <>{children}</>
  ) : (
    <a {...target} title={title}>
      {children}
    </a>
  );
}

/** A text that is shown as it is written. */
export function MarkdownSource({
  source,
  isEdited,
}: {
  readonly source: string;
  /** The editor says why. */
  readonly isEdited: boolean;
}) {
  return (
    <>
      {isEdited && (
        <p className="portico-block-markdown-note" role="note">
          This text is shown as it is written, to visitors too: it nests or repeats its signs too often to be
          read as Markdown. Divide it into several blocks, or use fewer levels.
        </p>
      )}
      <p className="portico-block-markdown-source">{source}</p>
    </>
  );
}

interface NoteMarkProps {
  readonly id: string;
  readonly reference: NoteReference;
}

/** The number of a note in the text; its ids are unique on the page. */
export function NoteMark({ id, reference: { number, use } }: NoteMarkProps) {
  return (
    <sup>
      <a
        href={`#${id}-fn-${number}`}
        id={`${id}-fnref-${number}${use === 1 ? '' : `-${use}`}`}
        data-footnote-ref=""
        aria-describedby={`${id}-footnote-label`}
      >
        {number}
      </a>
    </sup>
  );
}

interface MarkdownNotesProps {
  readonly id: string;
  readonly notes: readonly MarkdownNote[];
  readonly write: (nodes: readonly MarkdownNode[]) => ReactNode;
  readonly translate: Translate;
}

/** The notes of a text, each with the ways back to where it is mentioned. */
export function MarkdownNotes({ id, notes, write, translate }: MarkdownNotesProps) {
  return (
    <section className="footnotes" data-footnotes="">
      <h2 className="sr-only" id={`${id}-footnote-label`}>
        {translate(media.footnotes)}
      </h2>
      <ol>
        {notes.map((note, index) => (
          <li key={index} id={`${id}-fn-${index + 1}`}>
            {write(note.children)}{' '}
            {Array.from({ length: note.uses }, (_, use) => (
              <a
                key={use}
                href={`#${id}-fnref-${index + 1}${use === 0 ? '' : `-${use + 1}`}`}
                aria-label={translate(media.backToReference, {
                  number: `${index + 1}${use === 0 ? '' : `-${use + 1}`}`,
                })}
              >
                ↩
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface MarkdownImageProps {
  readonly src?: string | undefined;
  readonly alt?: string | undefined;
  readonly context: BlockContext;
}

/** Pictures of the site are shown. A picture on another host becomes a link, so that no visitor is told on unasked. */
export function MarkdownImage({ src, alt = '', context }: MarkdownImageProps) {
  if (src === undefined) return null;
  if (src.startsWith('/s/')) return <img src={src} alt={alt} loading="lazy" decoding="async" />;
  const target = context.resolveLink(linkOf(src));
  return target === null ? <>{alt}</> : <a {...target}>{alt === '' ? src : alt}</a>;
}

/** The box of a task list: a sign, not a control. */
export function TaskBox({
  isChecked,
  translate,
}: {
  readonly isChecked: boolean;
  readonly translate: Translate;
}) {
  return (
    <>
      <span className="portico-block-markdown-task" aria-hidden="true">
        {isChecked ? '☑' : '☐'}
      </span>
      <span className="sr-only">{translate(isChecked ? media.done : media.toDo)}</span>
    </>
  );
}

/** A table that scrolls by itself, by keyboard too, so that a wide one does not widen the page. */
export function WideTable({ children }: { readonly children?: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region has to be reachable by keyboard
    <div className="portico-block-markdown-table" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

function linkOf(href: string): LinkValue {
  if (/^mailto:/i.test(href)) {
    const address = decodeLoosely(href.slice('mailto:'.length).split('?')[0] ?? '');
    return { kind: 'email', to: address, cc: '', bcc: '', subject: '', body: '' };
  }
  if (/^tel:/i.test(href)) return { kind: 'phone', number: href.slice('tel:'.length) };
  return { kind: 'url', href, newWindow: false };
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
