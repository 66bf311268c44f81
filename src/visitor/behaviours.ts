import type { MountBehaviour } from '#blocks/behaviour.ts';

/** A module of a behaviour: exports one function. */
type BehaviourModule = Readonly<Record<string, MountBehaviour>>;

/** The behaviours of all block types; a page loads those of its blocks only (BLK-02, DATA-50). */
const MODULES = import.meta.glob<BehaviourModule>('../blocks/*/behaviour.ts');

/** How to fetch the behaviour of a block type, by type. */
export const BEHAVIOURS: ReadonlyMap<string, () => Promise<BehaviourModule>> = new Map(
  Object.entries(MODULES).map(([path, load]) => [path.split('/').at(-2) ?? '', load]),
);

/** The one function of a behaviour's module. */
export function mountOf(module: BehaviourModule): MountBehaviour | null {
  return Object.values(module).find((each) => typeof each === 'function') ?? null;
}
