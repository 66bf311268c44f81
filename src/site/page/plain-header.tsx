interface PlainHeaderProps {
  /** The title of the site. */
  readonly title: string;
  /** As the page below it. */
  readonly maxInlineSize: string;
}

/** The head of a page of the product in the looks of a site: whose page it is, and the way to it. */
export function PlainHeader({ title, maxInlineSize }: PlainHeaderProps) {
  return (
    <header className="portico-header">
      <div
        className="portico-header-inner"
        style={{ maxInlineSize, margin: '0 auto', paddingInline: 'var(--site-margin)' }}
      >
        <a className="portico-header-title" href="/">
          {title}
        </a>
      </div>
    </header>
  );
}
