/** More in one frame take longer than a frame may on a slow machine. */
const LIFTED_A_FRAME = 6;

/** Blocks that are dragged: drawn over everything else, away from their places. */
export interface LiftedBlocks {
  /** Draws them away from where they stand, px; to be called at most once a frame. */
  readonly moveBy: (x: number, y: number) => void;
  /** Draws them where they stand again. */
  readonly land: () => void;
}

let finishLanding = (): void => undefined;

/**
 * Raises blocks above everything else, a few per frame: the browser makes a layer for each, which takes time, and moves
 * layers without painting them again. Their transforms end at once, their layers a few per frame, too. Their sections are
 * marked as well: a `:has()` rule would be evaluated with each move.
 */
export function liftBlocks(blocks: readonly HTMLElement[]): LiftedBlocks {
  finishLanding();
  const view = blocks[0]?.ownerDocument.defaultView ?? null;
  const lifted: HTMLElement[] = [];
  let transform = '';
  let nextFrame = 0;

  function liftSome(): void {
    const more = blocks.slice(lifted.length, lifted.length + LIFTED_A_FRAME);
    for (const block of more) {
      block.dataset['lifted'] = '';
      const section = sectionOf(block);
      if (section !== null) section.dataset['lifted'] = '';
      block.style.transform = transform;
    }
    lifted.push(...more);
    nextFrame = lifted.length < blocks.length ? (view?.requestAnimationFrame(liftSome) ?? 0) : 0;
  }

  return {
    moveBy(x, y) {
      transform = `translate(${x}px, ${y}px)`;
      for (const block of lifted) block.style.transform = transform;
      // The next ones wait for the next frame, whether the pointer goes on or not.
      if (lifted.length === 0) liftSome();
    },
    land() {
      view?.cancelAnimationFrame(nextFrame);
      for (const block of lifted) block.style.transform = '';
      finishLanding = putDown(lifted, view);
    },
  };
}

/** Takes the layers away, a few with each frame; returns what takes away those that are left at once. */
function putDown(lifted: readonly HTMLElement[], view: Window | null): () => void {
  const sections = new Set(lifted.map(sectionOf).filter((section) => section !== null));
  const left = [...lifted];
  let nextFrame = 0;

  function putSomeDown(count: number): void {
    for (const block of left.splice(0, count)) delete block.dataset['lifted'];
    if (left.length > 0) {
      nextFrame = view?.requestAnimationFrame(() => putSomeDown(LIFTED_A_FRAME)) ?? 0;
      return;
    }
    for (const section of sections) delete section.dataset['lifted'];
    finishLanding = () => undefined;
  }

  putSomeDown(LIFTED_A_FRAME);
  return () => {
    view?.cancelAnimationFrame(nextFrame);
    putSomeDown(left.length);
  };
}

function sectionOf(block: HTMLElement): HTMLElement | null {
  return block.closest<HTMLElement>('.portico-section');
}
