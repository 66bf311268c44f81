import type { BehaviourEnvironment } from '../../behaviour.ts';

type ScriptHost = Pick<BehaviourEnvironment, 'document' | 'report'>;

/**
 * Replaces an element by an owner's markup and runs its scripts in order, as a parser would: an external script is
 * awaited unless it is async.
 */
export async function runMarkup(host: ScriptHost, holder: HTMLElement, markup: string): Promise<void> {
  const { document: page } = host;
  holder.innerHTML = markup;
  // Scripts parsed this way never run by themselves.
  for (const parsed of holder.querySelectorAll('script')) {
    const script = page.createElement('script');
    for (const { name, value } of parsed.attributes) script.setAttribute(name, value);
    script.textContent = parsed.textContent;
    const isWaitedFor = script.src !== '' && !parsed.async && script.type !== 'module';
    script.async = parsed.async;
    const ended = new Promise((resolve) => {
      script.addEventListener('load', resolve, { once: true });
      script.addEventListener('error', resolve, { once: true });
    });
    withoutWriting(host, () => parsed.replaceWith(script));
    if (isWaitedFor) await ended;
  }
}

/** `document.write` after loading would replace the whole page. */
function withoutWriting({ document: page, report }: ScriptHost, run: () => void): void {
  const refuse = (): void => report('document.write has no place in code that waited for consent');
  const methods = ['write', 'writeln'] as const;
  for (const name of methods) Object.defineProperty(page, name, { value: refuse, configurable: true });
  try {
    run();
  } finally {
    for (const name of methods) Reflect.deleteProperty(page, name);
  }
}
