import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const LARGEST_OUTPUT_BYTES = 50_000_000;
/** It runs for seconds: what only pays later, as a second compiler, takes more time than the check. Its schemas are deep. */
const FOR_A_SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

const outputSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** Whether the Nu HTML checker can run: it needs Java. */
export function isHtmlCheckerThere(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}

/** What the Nu HTML checker finds wrong with pages, one line an error, with the name of the page. */
export async function findHtmlErrors(pages: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-html-'));
  try {
    const names = [...pages.keys()];
    await Promise.all(
      names.map((name, index) => writeFile(path.join(folder, `${index}.html`), pages.get(name) ?? '')),
    );
    const { messages } = outputSchema.parse(JSON.parse(await runChecker(folder)));
    return messages
      .filter(({ type }) => type !== 'info')
      .map(({ url, message, extract }) => {
        const name = names[Number(path.basename(url ?? '', '.html'))] ?? '';
        return `${name}: ${message}${extract === undefined ? '' : ` (${extract.trim()})`}`;
      });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** It ends with a failure where it finds errors; its messages come as JSON either way. */
function runChecker(folder: string): Promise<string> {
  const jar = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
    'build/dist/vnu.jar',
  );
  const options = ['--errors-only', '--format', 'json', '--stdout', '--exit-zero-always'];
  const args = [...FOR_A_SHORT_RUN, '-jar', jar, ...options, folder];
  return new Promise((resolve, reject) => {
    execFile('java', args, { maxBuffer: LARGEST_OUTPUT_BYTES }, (error, stdout) =>
      error === null ? resolve(stdout) : reject(error),
    );
  });
}
