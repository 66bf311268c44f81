import { create } from 'zustand';

const STORAGE_KEY = 'portico:editing';

interface EditingFlag {
  readonly isEditing: boolean;
  readonly setEditing: (isEditing: boolean) => void;
}

/** Whether the edit mode is open; it is restored by a reload while editing, and when going back to the page. */
export const useEditingFlag = create<EditingFlag>((set) => ({
  isEditing: isComingBack() && globalThis.sessionStorage?.getItem(STORAGE_KEY) === 'yes',
  setEditing: (isEditing) => {
    if (isEditing) globalThis.sessionStorage?.setItem(STORAGE_KEY, 'yes');
    else globalThis.sessionStorage?.removeItem(STORAGE_KEY);
    set({ isEditing });
  },
}));

/** An address that was followed or typed leads to what it names, not to what was done in the same tab before. */
function isComingBack(): boolean {
  const [entry] = globalThis.performance?.getEntriesByType('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}
