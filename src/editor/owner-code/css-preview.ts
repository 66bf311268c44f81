import { create } from 'zustand';

/** CSS that is previewed on the page in the frame while it is edited; null otherwise (DSGN-62). */
export const useCssPreview = create<{ readonly css: string | null }>(() => ({ css: null }));
