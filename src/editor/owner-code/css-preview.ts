import { create } from 'zustand';

/** CSS that the page in the frame wears while it is written; null while nobody writes any (DSGN-62). */
export const useCssPreview = create<{ readonly css: string | null }>(() => ({ css: null }));
