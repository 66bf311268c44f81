import { importReports } from '#messages/en/interface/import-reports.ts';
import { reportText, type ReportText } from './report-text.ts';
import { cutText } from '#lib/cut-text.ts';

/** Characters allowed before the export; a longer prefix means that it is no export. */
const MAX_PREAMBLE_LENGTH = 100_000;
const MAX_NOTED_LENGTH = 500;
/** The longest of `&#1114111;` and `<![CDATA[`, twice: half surrogate pairs come as two references. */
const HELD_LENGTH = 24;
const REFERENCE = /^&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/i;
const CDATA = '<![CDATA[';
const COMMENT = '<!--';
const END = '</rss>';

/**
 * Repairs errors that exports contain and XML parsers reject: messages of PHP before and after the export, unescaped
 * `&`, references to characters that do not exist. Works on a stream and passes over each character once.
 */
export class XmlRepair {
  private state: 'before' | 'text' | 'cdata' | 'comment' | 'after' = 'before';
  /** The end of a chunk that may be the beginning of a construct that continues in the next one. */
  private held = '';
  private before = '';
  private after = '';
  private ampersandCount = 0;
  private characterCount = 0;

  /** Returns the next chunk, repaired. */
  write(piece: string): string {
    return this.repair(piece, false);
  }

  /** Returns the rest after the last chunk. */
  end(): string {
    const rest = this.repair('', true);
    return this.state === 'before' ? rest + this.held : rest;
  }

  /** The repairs made, for the person who uploaded the file. */
  get notes(): readonly ReportText[] {
    const before = oneLine(this.before);
    const after = oneLine(this.after);
    const { ampersandCount, characterCount } = this;
    return [
      ...(before === '' ? [] : [reportText(importReports.textBefore, { text: before })]),
      ...(after === '' ? [] : [reportText(importReports.textAfter, { text: after })]),
      ...(ampersandCount === 0 ? [] : [reportText(importReports.ampersands, { count: ampersandCount })]),
      ...(characterCount === 0 ? [] : [reportText(importReports.characters, { count: characterCount })]),
    ];
  }

  private repair(piece: string, isEnd: boolean): string {
    const text = this.held + piece;
    this.held = '';
    const out: string[] = [];
    let at = 0;
    while (at < text.length) {
      switch (this.state) {
        case 'before':
          at = this.readBefore(text);
          break;
        case 'text':
          at = this.readText(text, at, isEnd, out);
          break;
        case 'cdata':
          at = this.readUntil(']]>', text, at, isEnd, out);
          break;
        case 'comment':
          at = this.readUntil('-->', text, at, isEnd, out);
          break;
        case 'after':
          this.after = cutText(this.after + text.slice(at), MAX_NOTED_LENGTH);
          at = text.length;
      }
    }
    return out.join('');
  }

  private readBefore(text: string): number {
    const start = text.search(/<\?xml[\s?]|<rss[\s>]/);
    if (start === -1 && text.length <= MAX_PREAMBLE_LENGTH) {
      this.held = text;
      return text.length;
    }
    this.state = 'text';
    this.before = cutText(text.slice(0, Math.max(0, start)), MAX_NOTED_LENGTH);
    return Math.max(0, start);
  }

  /** Reads up to the next construct that is more than text, and past it. */
  private readText(text: string, from: number, isEnd: boolean, out: string[]): number {
    const offset = text.slice(from).search(/[<&]/);
    const at = offset === -1 ? text.length : from + offset;
    out.push(text.slice(from, at));
    if (at === text.length) return at;
    const rest = text.slice(at, at + HELD_LENGTH);
    if (!isEnd && rest.length < HELD_LENGTH && mayGoOn(rest)) {
      this.held = rest;
      return text.length;
    }
    if (text[at] === '&') return at + this.readReference(rest, out);
    for (const [mark, state] of [
      [CDATA, 'cdata'],
      [COMMENT, 'comment'],
      [END, 'after'],
    ] as const) {
      if (!text.startsWith(mark, at)) continue;
      this.state = state;
      out.push(mark);
      return at + mark.length;
    }
    out.push('<');
    return at + 1;
  }

  /** Returns the number of characters read. */
  private readReference(text: string, out: string[]): number {
    const match = REFERENCE.exec(text);
    if (match === null) {
      this.ampersandCount += 1;
      out.push('&amp;');
      return 1;
    }
    const [whole, name] = match;
    const code = codeOf(match);
    if (name !== undefined || code === null) {
      out.push(whole);
      return whole.length;
    }
    const next = REFERENCE.exec(text.slice(whole.length));
    const low = next === null ? null : codeOf(next);
    if (code >= 0xd800 && code < 0xdc00 && next !== null && low !== null && low >= 0xdc00 && low < 0xe000) {
      out.push(String.fromCharCode(code, low));
      return whole.length + next[0].length;
    }
    if (isXmlCharacter(code)) out.push(`&#${code};`);
    else {
      this.characterCount += 1;
      out.push('\uFFFD');
    }
    return whole.length;
  }

  private readUntil(mark: string, text: string, from: number, isEnd: boolean, out: string[]): number {
    const at = text.indexOf(mark, from);
    if (at !== -1) {
      this.state = 'text';
      out.push(text.slice(from, at + mark.length));
      return at + mark.length;
    }
    const kept = isEnd ? text.length : Math.max(from, text.length - mark.length + 1);
    out.push(text.slice(from, kept));
    this.held = text.slice(kept);
    return text.length;
  }
}

/** Whether the end of a chunk may be the beginning of a construct. */
function mayGoOn(rest: string): boolean {
  return rest.startsWith('&') || [CDATA, COMMENT, END].some((mark) => mark.startsWith(rest));
}

function codeOf([, , decimal, hexadecimal]: RegExpExecArray): number | null {
  if (decimal !== undefined) return Number.parseInt(decimal, 10);
  return hexadecimal === undefined ? null : Number.parseInt(hexadecimal, 16);
}

function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code >= 0x10000 && code <= 0x10ffff);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
