export const CAFE_SCENES = {};
