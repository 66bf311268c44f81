import type { ElementProps, MarkupListener } from '../markup/markup-listener.ts';
import { headingLevel, headingTagsIn, type HeadingTag } from './heading-tags.ts';
import type { HeroPicture } from './hero-preload.ts';

/** Facts about a part of a page, gathered by the listener while it is written. */
export class PageFacts implements MarkupListener {
  readonly headings: HeadingTag[] = [];
  /** The offset of the content of `main`; null where there is no such element. */
  mainAt: number | null = null;
  /** The picture to preload. */
  hero: HeroPicture | null = null;
  /** All texts with letters beyond Latin-1, joined. */
  wide = '';

  readonly #tags = new Set<string>();
  /** Whole class attributes: there are fewer of them than classes. */
  readonly #classes = new Set<string>();
  readonly #dataAttributes = new Set<string>();
  readonly #fragmentLinks = new Set<string>();
  #foreign = '';
  /** The first alternative format of the open `picture`. */
  #firstSource: ElementProps | null = null;

  open(tag: string, props: ElementProps, start: number, end: number): void {
    this.#tags.add(tag);
    const level = headingLevel(tag);
    if (level !== null) this.headings.push({ level, isEnd: false, at: start });
    else if (tag === 'main') this.mainAt = end;
    else if (tag === 'picture') this.#firstSource = null;
    else if (tag === 'source') this.#firstSource ??= props;
    else if (tag === 'img' && props['fetchPriority'] === 'high')
      this.hero ??= heroOf(props, this.#firstSource);
  }

  close(tag: string, start: number): void {
    const level = headingLevel(tag);
    if (level !== null) this.headings.push({ level, isEnd: true, at: start });
    else if (tag === 'picture') this.#firstSource = null;
  }

  attribute(name: string, value: string): void {
    if (name === 'class') this.#classes.add(value);
    else if (name === 'href') {
      if (value.includes('#')) this.#fragmentLinks.add(value);
    } else if (name.startsWith('data-')) this.#dataAttributes.add(name);
  }

  wideText(text: string): void {
    this.wide += text;
  }

  foreign(html: string, start: number): void {
    this.#foreign += html;
    if (/[\u0100-\uffff]/.test(html)) this.wide += html;
    for (const heading of headingTagsIn(html)) this.headings.push({ ...heading, at: start + heading.at });
    for (const [, tag] of html.matchAll(/<([a-z][a-z0-9]*)/gi)) this.#tags.add((tag ?? '').toLowerCase());
  }

  hasElement(tag: string): boolean {
    return this.#tags.has(tag);
  }

  /** Whether an element has the class; in markup of others, whether its name occurs at all. */
  hasClass(name: string): boolean {
    return this.#foreign.includes(name) || [...this.#classes].some((list) => list.includes(name));
  }

  /** Whether an element has the attribute, whose name begins with `data-`. */
  hasAttribute(name: string): boolean {
    return (
      this.#dataAttributes.has(name) ||
      [' ', '=', '>'].some((after) => this.#foreign.includes(` ${name}${after}`))
    );
  }

  linksTo(fragment: string): boolean {
    return [...this.#fragmentLinks].some((address) => address.endsWith(fragment));
  }

  /** Markup of others in it, about which little is known. */
  get foreignMarkup(): string {
    return this.#foreign;
  }
}

function heroOf(image: ElementProps, source: ElementProps | null): HeroPicture {
  return { image: candidatesOf(image), newest: source === null ? null : candidatesOf(source) };
}

function candidatesOf({ src, srcSet, sizes, type }: ElementProps): HeroPicture['image'] {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return { src: text(src), srcSet: text(srcSet), sizes: text(sizes), type: text(type) };
}
