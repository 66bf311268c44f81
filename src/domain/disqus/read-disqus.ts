import { SaxesParser } from 'saxes';
import { cutText } from '#lib/cut-text.ts';
import { importReports } from '#messages/en/interface/import-reports.ts';
import { MAX_TEXT_LENGTH } from '../wordpress/read-wxr.ts';
import { WxrError } from '../wordpress/read-wxr-error.ts';
import { reportText } from '../wordpress/report-text.ts';
import { childContent, childText, type WxrElement } from '../wordpress/wxr-element.ts';
import type { DisqusEvent, DisqusPost } from './disqus-event.ts';

const MAX_DEPTH = 30;
/** The attribute by which threads and posts name each other. */
const ID = 'dsq:id';

/**
 * Reads an export of the outside provider as a stream: one event for each thread and post, in the file's order (COMT-32).
 * Holds one of them at a time, whatever the length of the file. Throws `WxrError` for XML that is malformed or ends
 * early, and for files that are no such export.
 */
export async function* readDisqus(chunks: AsyncIterable<string>): AsyncGenerator<DisqusEvent> {
  const reader = new DisqusReader();
  for await (const chunk of chunks) {
    reader.write(chunk);
    yield* reader.take();
  }
  reader.end();
  yield* reader.take();
}

class DisqusReader {
  private readonly parser = new SaxesParser({ xmlns: false });
  private readonly stack: WxrElement[] = [];
  private readonly events: DisqusEvent[] = [];
  private depth = 0;
  private isStarted = false;

  constructor() {
    this.parser.on('error', (error) => {
      const message = error.message.replace(/^\d+:\d+: /, '');
      throw new WxrError(reportText(importReports.malformed, { line: this.parser.line, message }));
    });
    this.parser.on('opentag', (tag) => this.open(tag.name, tag.attributes));
    this.parser.on('closetag', () => this.close());
    const addText = (text: string): void => {
      const top = this.stack.at(-1);
      if (top !== undefined) top.text += cutText(text, MAX_TEXT_LENGTH - top.text.length);
    };
    this.parser.on('text', addText);
    this.parser.on('cdata', addText);
  }

  write(chunk: string): void {
    // Comments hold control characters that XML does not allow.
    // oxlint-disable-next-line no-control-regex -- exactly these are meant
    this.parser.write(chunk.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
  }

  end(): void {
    if (this.depth > 0) throw new WxrError(reportText(importReports.endsEarly, { line: this.parser.line }));
    if (!this.isStarted) throw new WxrError(reportText(importReports.empty));
    this.parser.close();
  }

  *take(): Generator<DisqusEvent> {
    yield* this.events.splice(0);
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.depth += 1;
    this.isStarted = true;
    if (this.depth === 1 && name !== 'disqus') {
      throw new WxrError(reportText(importReports.wrongStart, { found: `<${name}>`, wanted: '<disqus>' }));
    }
    if (this.depth > MAX_DEPTH) {
      throw new WxrError(reportText(importReports.tooDeep, { line: this.parser.line }));
    }
    if (this.depth > 1) this.stack.push({ name, attributes, text: '', children: [] });
  }

  private close(): void {
    this.depth -= 1;
    const element = this.stack.pop();
    if (element === undefined) return;
    const parent = this.stack.at(-1);
    const event = parent === undefined ? eventOf(element) : null;
    if (event !== null) this.events.push(event);
    parent?.children.push(element);
  }
}

function eventOf(element: WxrElement): DisqusEvent | null {
  const id = element.attributes[ID] ?? '';
  if (id === '') return null;
  if (element.name === 'thread') {
    const [identifier, link, title] = ['id', 'link', 'title'].map((name) => childText(element, name));
    return {
      kind: 'thread',
      thread: { id, identifier: identifier ?? '', link: link ?? '', title: title ?? '' },
    };
  }
  return element.name === 'post' ? { kind: 'post', post: postOf(element, id) } : null;
}

function postOf(element: WxrElement, id: string): DisqusPost {
  const child = (name: string) => element.children.find((each) => each.name === name);
  const author = child('author');
  return {
    id,
    threadId: child('thread')?.attributes[ID] ?? '',
    parentId: child('parent')?.attributes[ID] ?? '',
    authorName: author === undefined ? '' : childText(author, 'name') || childText(author, 'username'),
    date: childText(element, 'createdAt'),
    message: childContent(element, 'message'),
    state: stateOf(element),
  };
}

function stateOf(element: WxrElement): DisqusPost['state'] {
  const says = (name: string, answer: 'true' | 'false') => childText(element, name) === answer;
  if (says('isSpam', 'true')) return 'spam';
  if (says('isDeleted', 'true')) return 'deleted';
  return says('isApproved', 'false') ? 'pending' : 'approved';
}
