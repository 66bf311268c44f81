import { importReports } from '#messages/en/interface/import-reports.ts';
import { reportText, type ReportText } from './report-text.ts';
import { SaxesParser } from 'saxes';
import type { WxrElement } from './wxr-element.ts';
import { childText } from './wxr-element.ts';
import { WxrError } from './read-wxr-error.ts';
import { XmlRepair } from './repair-xml.ts';
import { eventOfElement } from './wxr-events.ts';
import type { WxrEvent } from './wxr-item.ts';

/** Characters of one text (a post's content) that are kept; the entry of a longer one cannot be brought in. */
export const MAX_TEXT_LENGTH = 5_000_000;
const MAX_DEPTH = 30;
/** Elements of the channel's head, kept until the site is told of. */
const HEAD_ELEMENTS = new Set(['title', 'link', 'language', 'wp:wxr_version', 'wp:base_blog_url']);

/**
 * Reads an export file as a stream: one event for the site, then one for each author, term and item, in the file's order.
 * Holds one item at a time, whatever the length of the file. Throws `WxrError` for XML that is malformed or ends early,
 * and for files that are no WordPress export. What could be put right is told to `onRepair` at the end.
 */
export async function* readWxr(
  chunks: AsyncIterable<string>,
  onRepair: (note: ReportText) => void = () => undefined,
): AsyncGenerator<WxrEvent> {
  const reader = new WxrReader();
  for await (const chunk of chunks) {
    reader.write(chunk);
    yield* reader.take();
  }
  reader.end();
  yield* reader.take();
  for (const note of reader.repairs) onRepair(note);
}

class WxrReader {
  private readonly parser = new SaxesParser({ xmlns: false });
  private readonly xmlRepair = new XmlRepair();
  private readonly stack: WxrElement[] = [];
  private readonly events: WxrEvent[] = [];
  private head: WxrElement | null = { name: 'channel', attributes: {}, text: '', children: [] };
  private hasVersion = false;
  private depth = 0;
  private isStarted = false;

  constructor() {
    this.parser.on('error', (error) => {
      throw new WxrError(
        reportText(importReports.malformed, {
          line: this.parser.line,
          message: error.message.replace(/^\d+:\d+: /, ''),
        }),
      );
    });
    this.parser.on('opentag', (tag) => this.open(tag.name, tag.attributes));
    this.parser.on('closetag', () => this.close());
    const addText = (text: string): void => {
      const top = this.stack.at(-1);
      if (top === undefined) return;
      // One more than there may be, so that it can be told that something is missing.
      if (top.text.length <= MAX_TEXT_LENGTH)
        top.text += text.slice(0, MAX_TEXT_LENGTH + 1 - top.text.length);
    };
    this.parser.on('text', addText);
    this.parser.on('cdata', addText);
  }

  write(chunk: string): void {
    // WordPress writes control characters of old posts into its exports, although XML does not allow them.
    // oxlint-disable-next-line no-control-regex -- exactly these are meant
    const text = chunk.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
    this.parser.write(this.xmlRepair.write(text));
  }

  end(): void {
    this.parser.write(this.xmlRepair.end());
    if (this.depth > 0) {
      throw new WxrError(reportText(importReports.endsEarly, { line: this.parser.line }));
    }
    if (!this.isStarted) throw new WxrError(reportText(importReports.empty));
    this.parser.close();
    this.tellSite();
    if (!this.hasVersion) throw new WxrError(reportText(importReports.noVersion));
  }

  /** What was wrong with the file and was put right. */
  get repairs(): readonly ReportText[] {
    return this.xmlRepair.notes;
  }

  *take(): Generator<WxrEvent> {
    yield* this.events.splice(0);
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.depth += 1;
    this.isStarted = true;
    if (this.depth === 1 && name !== 'rss')
      throw new WxrError(reportText(importReports.wrongStart, { found: `<${name}>`, wanted: '<rss>' }));
    if (this.depth > MAX_DEPTH)
      throw new WxrError(reportText(importReports.tooDeep, { line: this.parser.line }));
    if (this.depth > 2) this.stack.push({ name, attributes, text: '', children: [] });
  }

  private close(): void {
    this.depth -= 1;
    const element = this.stack.pop();
    if (element === undefined) return;
    const parent = this.stack.at(-1);
    if (parent !== undefined) {
      parent.children.push(element);
      return;
    }
    if (this.head !== null && HEAD_ELEMENTS.has(element.name)) this.head.children.push(element);
    if (element.name === 'wp:wxr_version') this.hasVersion = true;
    const event = eventOfElement(element);
    if (event === null) return;
    if (event.kind === 'item') this.tellSite();
    this.events.push(event);
  }

  /** Before the first item: by then the head of the channel is complete. */
  private tellSite(): void {
    const head = this.head;
    if (head === null) return;
    this.head = null;
    if (!this.hasVersion) throw new WxrError(reportText(importReports.noVersion));
    this.events.push({
      kind: 'site',
      site: {
        title: childText(head, 'title'),
        link: childText(head, 'wp:base_blog_url') || childText(head, 'link'),
        language: childText(head, 'language'),
      },
    });
  }
}
