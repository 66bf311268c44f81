import type { BehaviourEnvironment } from '../../behaviour.ts';

type ScriptHost = Pick<BehaviourEnvironment, 'document' | 'report'>;

/**
 * Puts an owner's markup in place of an element and runs its scripts one after the other, as a parser would: a script
 * from elsewhere is waited for unless it says otherwise.
 */
export async function runMarkup(host: ScriptHost, holder: HTMLElement, markup: string): Promise<void> {
  const { document: page } = host;
  holder.innerHTML = markup;
  // What was parsed this way never runs by itself.
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

/** Written into a page that is complete, a text would take the place of all of it. */
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
