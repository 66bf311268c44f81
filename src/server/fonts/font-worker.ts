import subsetFont from 'subset-font';
import type { FontAnswer, FontRequest } from './font-messages.ts';
import { readFontFacts } from './read-font-facts.ts';

/** Family names are kept: other names in a font are for other programs. */
const NAME_IDS = [1, 16];

/** The process that subsets one font: it answers one request and ends. */
process.once('message', (request) => {
  void cut(request as FontRequest).then((answer) => process.send?.(answer, () => process.exit(0)));
});

async function cut({ font, characters }: FontRequest): Promise<FontAnswer> {
  try {
    const plain = await subsetFont(Buffer.from(font), characters ?? undefined, {
      targetFormat: 'truetype',
      preserveNameIds: NAME_IDS,
      ...(characters === null ? { keepAllGlyphs: true } : {}),
    });
    const facts = readFontFacts(plain);
    const woff2 = await subsetFont(plain, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
    return { ok: true, woff2, facts };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
