// Compresses the built files once, so that no request has to wait for it.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ASSETS = path.resolve(import.meta.dirname, '..', 'dist', 'assets');
const COMPRESSIBLE = /\.(js|css|svg|json|txt|html)$/;
const SMALLEST_BYTES = 256;

for (const entry of readdirSync(ASSETS, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name);
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
  const content = readFileSync(file);
  if (content.length < SMALLEST_BYTES) continue;
  const isDone = ['.br', '.gz'].every(
    (ending) => (statSync(file + ending, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= statSync(file).mtimeMs,
  );
  if (isDone) continue;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
