import { dragSeveral } from './drag-several.ts';
import { layerBlocks } from './layer-blocks.ts';
import { nudgeSeveral } from './nudge-several.ts';

/** What is done to several blocks on the canvas: fetched when a second one is selected. */
export const severalTools = { drag: dragSeveral, nudge: nudgeSeveral, layer: layerBlocks };
