/** The distance from the window at which a block is started, so that it is ready when it becomes visible. */
const NEAR = '50%';
/** Elements whose press a behaviour may handle; an early press is held back until it has started. */
const PRESSED = 'a, button, summary';

/**
 * Runs once for each root: at once where `isUrgent` says so, else when it comes near the window, or when the visitor
 * reaches it by pointer or keyboard. A press before that is held back until the run has ended, and then repeated.
 */
export function whenNear(
  page: Window & typeof globalThis,
  roots: readonly HTMLElement[],
  run: (root: HTMLElement) => Promise<void>,
  isUrgent: (root: HTMLElement) => boolean,
): void {
  const waiting = new Set(roots);
  const running = new Map<HTMLElement, Promise<void>>();
  const ended = new AbortController();
  const start = (root: HTMLElement): void => {
    if (!waiting.delete(root)) return;
    observer.unobserve(root);
    const done = run(root).then(() => {
      running.delete(root);
      if (running.size === 0 && waiting.size === 0) ended.abort();
    });
    running.set(root, done);
  };
  const observer = new page.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) start(target as HTMLElement);
    },
    { rootMargin: NEAR },
  );
  const rootAt = (target: EventTarget | null): HTMLElement | null => {
    for (
      let root = target instanceof page.Element ? target.closest<HTMLElement>('[data-block-type]') : null;
      root !== null;
      root = root.parentElement?.closest<HTMLElement>('[data-block-type]') ?? null
    ) {
      if (waiting.has(root) || running.has(root)) return root;
    }
    return null;
  };
  const turn = ({ target }: Event): void => {
    const root = rootAt(target);
    if (root !== null) start(root);
  };
  const press = (event: MouseEvent): void => {
    const root = rootAt(event.target);
    if (root === null) return;
    start(root);
    const pressed = event.target instanceof page.Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    // With these modifiers the press is for the browser, such as opening a new window.
    if (pressed === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void running.get(root)?.then(() => pressed.click());
  };
  const options = { capture: true, signal: ended.signal };
  page.document.addEventListener('pointerdown', turn, options);
  page.document.addEventListener('focusin', turn, options);
  page.document.addEventListener('click', press, options);
  for (const root of roots) {
    if (isUrgent(root)) start(root);
    else observer.observe(root);
  }
  if (roots.length === 0) ended.abort();
}
