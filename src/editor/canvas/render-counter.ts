/** How often each block was rendered; tests and benchmarks read it to show that an edit renders its block only. */
const counts = new Map<string, number>();

export function countRender(blockId: string): void {
  counts.set(blockId, (counts.get(blockId) ?? 0) + 1);
}

export function renderCounts(): ReadonlyMap<string, number> {
  return counts;
}

export function resetRenderCounts(): void {
  counts.clear();
}
