import { create } from 'zustand';

const STORAGE_KEY = 'portico:editing';

interface EditingFlag {
  readonly isEditing: boolean;
  readonly setEditing: (isEditing: boolean) => void;
}

/** Whether the edit mode is open; a reload in the middle of editing comes back to it. */
export const useEditingFlag = create<EditingFlag>((set) => ({
  isEditing: globalThis.sessionStorage?.getItem(STORAGE_KEY) === 'yes',
  setEditing: (isEditing) => {
    if (isEditing) globalThis.sessionStorage?.setItem(STORAGE_KEY, 'yes');
    else globalThis.sessionStorage?.removeItem(STORAGE_KEY);
    set({ isEditing });
  },
}));
