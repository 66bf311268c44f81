import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import { FONT_SUBSET_RANGES } from '#domain/design/fonts.ts';
import {
  FONT_SCRIPTS,
  MAX_OWN_FONT_BYTES,
  MAX_OWN_FONTS,
  type FontScript,
  type OwnFontFace,
} from '#domain/design/own-fonts.ts';
import type { SiteId, AccountId } from '#domain/documents/record.ts';
import { storeFile } from '#server/files/store-file.ts';
import { CONTENT_DIGITS } from '#server/files/stored-file.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { cutFont } from './cut-font.ts';
import { countFonts } from './queries.ts';

export interface NewFont {
  readonly siteId: SiteId;
  readonly name: string;
  readonly content: Readable;
  readonly scripts: readonly FontScript[];
  readonly accountId: AccountId | null;
  readonly signal: AbortSignal;
}

export interface StoredFont {
  readonly family: string;
  readonly isMonospaced: boolean;
  readonly face: OwnFontFace;
  readonly size: number;
}

/**
 * Adds a font to the site's library: detected by its content, subset to scripts, stored as WOFF2 (DSGN-61). Throws
 * `CallError`: font-unsupported, font-without-scripts, file-too-large, too-many-fonts and what `storeFile` throws.
 */
export async function storeFont(services: Services, font: NewFont): Promise<StoredFont> {
  const bytes = await readAll(font);
  if ((await countFonts(services.db, font.siteId)) >= MAX_OWN_FONTS) {
    throw new CallError('too-many-fonts', { max: MAX_OWN_FONTS });
  }
  if (!isFont(bytes)) throw new CallError('font-unsupported', { fileName: font.name });
  const cut = await cutFont({ font: bytes, characters: charactersOf(font.scripts) }, font.signal);
  if (!cut.ok) throw new CallError('font-unsupported', { fileName: font.name });
  const { facts, woff2 } = cut;
  // One glyph stands for all characters that a font does not have.
  if (facts.glyphs <= 1) throw new CallError('font-without-scripts', { fileName: font.name });
  const family = facts.family === '' ? font.name.replace(/\.[^.]*$/, '') : facts.family;
  const file = await storeFile(services, {
    siteId: font.siteId,
    name: `${family} ${facts.minWeight}${facts.isItalic ? ' italic' : ''}.woff2`,
    content: woff2,
    accountId: font.accountId,
    signal: font.signal,
  });
  return {
    family,
    isMonospaced: facts.isMonospaced,
    size: file.size,
    face: {
      fileId: file.id,
      address: `/s/fonts/${file.sha256.slice(0, CONTENT_DIGITS)}.woff2`,
      minWeight: facts.minWeight,
      maxWeight: facts.maxWeight,
      isItalic: facts.isItalic,
      ...(facts.measures === null ? {} : { measures: facts.measures }),
    },
  };
}

async function readAll({ content, name }: NewFont): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_OWN_FONT_BYTES) {
      throw new CallError('file-too-large', {
        fileName: name,
        maxSize: `${MAX_OWN_FONT_BYTES / 1_000_000} MB`,
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The first four bytes of TrueType, OpenType, WOFF and WOFF2. */
const SIGNATURES: ReadonlySet<string> = new Set(['\u0000\u0001\u0000\u0000', 'true', 'OTTO', 'wOFF', 'wOF2']);
/** The uncompressed size that a compressed font declares: no common font is larger. */
const MAX_PLAIN_BYTES = 30_000_000;
const PLAIN_BYTES_AT = 16;

function isFont(bytes: Buffer): boolean {
  const signature = bytes.toString('latin1', 0, 4);
  if (!SIGNATURES.has(signature) || bytes.length < PLAIN_BYTES_AT + 4) return false;
  return !signature.startsWith('wOF') || bytes.readUInt32BE(PLAIN_BYTES_AT) <= MAX_PLAIN_BYTES;
}

function charactersOf(scripts: readonly FontScript[]): string | null {
  if (scripts.includes('all')) return null;
  let characters = '';
  for (const { subsets } of FONT_SCRIPTS.filter(({ id }) => scripts.includes(id))) {
    for (const subset of subsets) {
      for (const range of FONT_SUBSET_RANGES[subset].split(',')) {
        const [from = '0', to = from] = range.slice(2).split('-');
        const last = Number.parseInt(to, 16);
        for (let code = Number.parseInt(from, 16); code <= last; code += 1) {
          characters += String.fromCodePoint(code);
        }
      }
    }
  }
  return characters;
}
