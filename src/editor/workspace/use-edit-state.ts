import { useStore } from 'zustand';
import type { EditState } from '../editing/edit-store.ts';
import { useWorkspace } from './workspace.ts';

/** Subscribes to a part of the edit mode's state. */
export function useEditState<Part>(select: (state: EditState) => Part): Part {
  return useStore(useWorkspace().edit, select);
}
