// No arrow upwards and no cycle between the features of a folder of src (import-floors.mjs).
import { FLOORS } from './import-floors.mjs';

/**
 * The feature that a file is of: the folder below that of src which it lies in, or its own name where it lies in none.
 * Null outside of src.
 */
export function featureOf(file) {
  const [src, folder, feature] = file.split('/');
  return src === 'src' && feature !== undefined ? { folder, feature } : null;
}

/** What is wrong with the floors of an import between two features of one folder of src, or null. */
export function floorFault(from, to, floors = FLOORS) {
  const source = featureOf(from);
  const target = featureOf(to);
  if (source === null || target === null || source.folder !== target.folder) return null;
  if (source.feature === target.feature) return null;
  const names = floors[source.folder];
  if (names === undefined) return null;
  const own = floorOf(names, source.feature);
  const other = floorOf(names, target.feature);
  for (const [floor, { folder, feature }] of [
    [own, source],
    [other, target],
  ]) {
    if (floor === -1) return `${folder}/${feature} stands on no floor of scripts/import-floors.mjs`;
  }
  if (other <= own) return null;
  const [below, above] = [Object.keys(names)[own], Object.keys(names)[other]];
  return `${source.feature} (floor ${below}) must not import from ${target.feature} (floor ${above}), which lies above it`;
}

function floorOf(floors, feature) {
  const all = Object.values(floors);
  const named = all.findIndex((features) => features.includes(feature));
  return named === -1 ? all.findIndex((features) => features.includes('*')) : named;
}

/**
 * The cycles between features of one folder of src.
 * @param imports `{ from, to, line }` of all files, imports of types included
 */
export function featureCycles(imports) {
  const arrows = new Map();
  for (const each of imports) {
    const source = featureOf(each.from);
    const target = featureOf(each.to);
    if (source === null || target === null) continue;
    if (source.folder !== target.folder || source.feature === target.feature) continue;
    const from = `${source.folder}/${source.feature}`;
    if (!arrows.has(from)) arrows.set(from, new Map());
    arrows.get(from).set(`${target.folder}/${target.feature}`, `${each.from}:${each.line}`);
  }
  const state = new Map();
  const cycles = [];
  const visit = (feature, trail) => {
    state.set(feature, 'open');
    for (const [next] of arrows.get(feature) ?? []) {
      if (state.get(next) === 'open') cycles.push(cycleText([...trail, feature], next, arrows));
      else if (!state.has(next)) visit(next, [...trail, feature]);
    }
    state.set(feature, 'done');
  };
  for (const feature of arrows.keys()) if (!state.has(feature)) visit(feature, []);
  return cycles;
}

function cycleText(trail, back, arrows) {
  const cycle = [...trail.slice(trail.indexOf(back)), back];
  const imports = cycle.slice(1).map((feature, index) => arrows.get(cycle[index]).get(feature));
  return `cycle of features: ${cycle.join(' → ')} (${imports.join(', ')})`;
}
