/**
 * What the main thread of a page did, from a trace of the browser: ms of the processor's time of that thread, so that
 * what else the machine does at the moment does not count.
 */
export interface MainThreadWork {
  /** Compiling, running and calling back scripts, the collection of their garbage, and styles and layout they force. */
  readonly scriptMs: number;
  /** Styles, layout and paint outside of scripts. */
  readonly drawingMs: number;
  /** All tasks, with parsing, loading and what the browser does for itself. */
  readonly tasksMs: number;
  readonly longestMs: number;
  /** How many tasks took more than 50 ms. */
  readonly longTasks: number;
  /** What those took above 50 ms. */
  readonly blockingMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** µs */
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor, µs. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly url?: string; readonly processId?: number; readonly message?: string };
  };
}

export const TRACE_CATEGORIES = [
  '-*',
  'toplevel',
  'v8',
  'v8.execute',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-lighthouse',
] as const;

const LONG_TASK_MS = 50;
const SCRIPT = new Set([
  'EvaluateScript',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'v8.callFunction',
  'v8.run',
  'FunctionCall',
  'TimerFire',
  'EventDispatch',
  'FireIdleCallback',
  'FireAnimationFrame',
  'RunMicrotasks',
  'MinorGC',
  'MajorGC',
]);
const DRAWING = new Set([
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'PaintImage',
  'Layerize',
  'UpdateLayer',
  'Commit',
  'IntersectionObserverController::computeIntersections',
]);
const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** Of the whole trace, or of what came after the page's `console.timeStamp(since)`. */
export function mainThreadWork(trace: string, url: string, since?: string): MainThreadWork {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const from = traceEvents.find(
    ({ name, args }) => name === 'TimeStamp' && since !== undefined && args?.data?.message === since,
  );
  if (since !== undefined && from === undefined) throw new Error(`The trace has no time stamp ${since}.`);
  // A page that was loaded before the trace began is known by its stamp alone.
  const pid = from?.pid ?? processOf(traceEvents, url);
  const main = traceEvents.find(
    (event) => event.pid === pid && event.name === 'thread_name' && event.args?.name === 'CrRendererMain',
  );
  const events = traceEvents.filter(
    (event) =>
      event.pid === pid &&
      event.tid === main?.tid &&
      event.ph === 'X' &&
      event.dur !== undefined &&
      event.ts >= (from?.ts ?? 0),
  );
  const script = outermost(events.filter((event) => SCRIPT.has(event.name)));
  const drawing = outermost(events.filter((event) => SCRIPT.has(event.name) || DRAWING.has(event.name)));
  const tasks = outermost(events.filter((event) => TASKS.has(event.name))).map(lengthOf);
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page.');
  const long = tasks.filter((task) => task > LONG_TASK_MS);
  return {
    scriptMs: sum(script.map(lengthOf)),
    drawingMs: sum(drawing.filter((event) => DRAWING.has(event.name)).map(lengthOf)),
    tasksMs: sum(tasks),
    longestMs: Math.max(...tasks),
    longTasks: long.length,
    blockingMs: sum(long.map((task) => task - LONG_TASK_MS)),
  };
}

/** The renderer that the page was committed to. */
function processOf(events: readonly TraceEvent[], url: string): number {
  const committed = events.findLast(
    ({ name, args }) => name === 'FrameCommittedInBrowser' && args?.data?.url === url,
  );
  const pid = committed?.args?.data?.processId;
  if (pid === undefined) throw new Error('The trace does not say where the page was loaded.');
  return pid;
}

/** Events that are not part of another one of the list: no time counts twice. */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0;
  return events
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter((event) => {
      const isOutside = event.ts >= end;
      if (isOutside) end = event.ts + (event.dur ?? 0);
      return isOutside;
    });
}

function lengthOf({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur / 1000;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
