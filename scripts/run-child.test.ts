import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const MODULE = path.join(import.meta.dirname, 'run-child.mjs');

/** A script that runs `program` as its child and says how that ended, and all that both wrote. */
async function runScript(program: string, options: string, onText?: (text: string, pid: number) => void) {
  const code = `
    import { runChild, stopSignal } from ${JSON.stringify(MODULE)};
    const write = (text) => process.stdout.write(text);
    const run = () => runChild(process.execPath, ['-e', ${JSON.stringify(program)}], { write, ...${options} });
    console.log('ended', await run(), stopSignal());
    if (stopSignal() !== null) console.log('again', await run());`;
  const script = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  script.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (script.pid !== undefined) onText?.(output, script.pid);
  });
  const status = await new Promise((resolve) => script.once('close', resolve));
  return { output: output.trim().split('\n'), status };
}

describe('a program that a script runs', () => {
  it('hands over what it writes and its exit code', async () => {
    const { output, status } = await runScript('console.log("said"); process.exitCode = 3', '{}');
    expect(output).toEqual(['said', 'ended 3 null']);
    expect(status).toBe(0);
  });

  it('is named by its signal where one ended it', async () => {
    const { output } = await runScript('process.kill(process.pid, "SIGKILL")', '{}');
    expect(output).toEqual(['ended 137 null']);
  });

  it('is no success where it cannot be found', async () => {
    const { output } = await runScript('', '{ cwd: "/there/is/no/such/folder" }');
    expect(output.at(-1)).toBe('ended 1 null');
  });

  it.each(['{}', '{ hasOwnGroup: true }', '{ isInBackground: true }'])(
    'is interrupted when the script is ended, which waits for it and starts nothing more: %s',
    async (options) => {
      let isTold = false;
      const { output, status } = await runScript(
        `process.on('SIGINT', () => { console.log('cleaned up'); process.exit(0); });
         setInterval(() => undefined, 1000);
         console.log('ready');`,
        options,
        (text, pid) => {
          if (isTold || !text.includes('ready')) return;
          isTold = true;
          process.kill(pid, 'SIGTERM');
        },
      );
      expect(output).toEqual(['ready', 'cleaned up', 'ended 0 SIGTERM', 'again 1']);
      expect(status).toBe(143);
    },
  );
});
