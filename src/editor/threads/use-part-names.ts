import { useMemo } from 'react';
import { useRestedState } from '../documents/use-rested-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { partNames } from './part-names.ts';

/** What the sections and blocks of the open page are called. */
export function usePartNames(): ReadonlyMap<string, string> {
  const view = useRestedState(useWorkspace().page, (state) => state.view);
  return useMemo(() => partNames(view), [view]);
}
