export const JOURNAL_SCENES = {};
