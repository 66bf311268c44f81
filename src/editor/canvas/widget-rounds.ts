import { MAX_WIDGETS_LENGTH, MAX_WIDGETS_PER_CALL } from '#contract/widgets.ts';
import type { AskedWidget } from '../api/fetch-widgets.ts';

/** How long blocks are collected before they are requested together, in ms: about a frame. */
const GATHERING_MS = 16;

export interface WidgetRounds {
  /** The block rendered by the server; null where that failed. A request whose signal was aborted is not sent. */
  readonly draw: (widget: AskedWidget, signal: AbortSignal) => Promise<string | null>;
}

interface Waiting {
  readonly widget: AskedWidget;
  readonly signal: AbortSignal;
  readonly answer: (html: string | null) => void;
}

/**
 * Blocks rendered by the server, requested in batches: all those of a page that is opened by one call, later only those
 * that changed. `tellFailure` is called once for each batch, however many of its blocks failed.
 */
export function createWidgetRounds(
  fetchWidgets: (widgets: readonly AskedWidget[]) => Promise<readonly (string | null)[]>,
  tellFailure: () => void,
): WidgetRounds {
  let gathered: Waiting[] = [];

  async function ask(round: readonly Waiting[]): Promise<readonly (string | null)[]> {
    try {
      return await fetchWidgets(round.map(({ widget }) => widget));
    } catch {
      // Each block keeps its content, and the person is told once.
      return round.map(() => null);
    }
  }

  async function askAll(): Promise<void> {
    const wanted = gathered.filter(({ signal }) => !signal.aborted);
    gathered = [];
    const answers = await Promise.all(
      callsOf(wanted).map(async (round) => {
        const htmls = await ask(round);
        return round.map((waiting, index) => ({ waiting, html: htmls[index] ?? null }));
      }),
    );
    const shown = answers.flat().filter(({ waiting }) => !waiting.signal.aborted);
    if (shown.some(({ html }) => html === null)) tellFailure();
    for (const { waiting, html } of shown) waiting.answer(html);
  }

  return {
    draw: (widget, signal) =>
      new Promise((answer) => {
        if (gathered.length === 0) setTimeout(() => void askAll(), GATHERING_MS);
        gathered.push({ widget, signal, answer });
      }),
  };
}

/** Uses as few calls as the size limit of one allows. */
function callsOf(waiting: readonly Waiting[]): readonly (readonly Waiting[])[] {
  const calls: Waiting[][] = [];
  let room = 0;
  for (const each of waiting) {
    // The bracket or comma beside each entry.
    const length = JSON.stringify(each.widget).length + 2;
    const last = calls.at(-1);
    if (last === undefined || last.length >= MAX_WIDGETS_PER_CALL || length > room) {
      calls.push([each]);
      room = MAX_WIDGETS_LENGTH - length;
    } else {
      last.push(each);
      room -= length;
    }
  }
  return calls;
}
