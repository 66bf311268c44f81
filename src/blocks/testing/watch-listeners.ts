interface ListenerWatch {
  /** Events that something still listens for, as `event on target`. */
  left(): string[];
  stop(): void;
}

interface Listening {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly signal: AbortSignal | undefined;
}

/** Watches which listeners are added from now on and not taken away, by removal or by an aborted signal. */
export function watchListeners(): ListenerWatch {
  // oxlint-disable-next-line typescript/unbound-method -- called with the target they are patched on
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  let listening: Listening[] = [];
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const signal = typeof options === 'object' ? options.signal : undefined;
    // oxlint-disable-next-line typescript/no-this-alias -- the patched method's own target
    listening.push({ target: this, type, listener, signal });
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    listening = listening.filter(
      (each) => each.target !== this || each.type !== type || each.listener !== listener,
    );
    removeEventListener.call(this, type, listener, options);
  };
  return {
    left: () =>
      listening
        .filter(({ signal, target }) => signal?.aborted !== true && !isSpent(target))
        .map((each) => `${each.type} on ${each.target.constructor.name}`),
    stop: () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }),
  };
}

/** A signal aborts once: what listens to one that has is never called again. */
function isSpent(target: EventTarget): boolean {
  return target instanceof AbortSignal && target.aborted;
}
