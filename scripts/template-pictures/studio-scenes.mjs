export const STUDIO_SCENES = {};
