import { importReports } from '#messages/en/interface/import-reports.ts';
import { reportText } from '#domain/wordpress/report-text.ts';
import { WxrError } from '#domain/wordpress/read-wxr-error.ts';

/** Bytes as UTF-8 text, chunk by chunk. Throws `WxrError` where they are something else. */
export async function* decodeText(chunks: AsyncIterable<unknown>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of chunks) {
      yield typeof chunk === 'string' ? chunk : decoder.decode(chunk as Uint8Array, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new WxrError(reportText(importReports.notUtf8));
    throw error;
  }
}
