import { CanonicalField } from '../pages/canonical-field.tsx';
import { useDraft } from '../fields/use-draft.ts';

/** The canonical address of a post (FIND-46): saved when typing pauses. */
export function PostCanonical({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string, gestureId?: string) => void;
}) {
  const { draft, change, finish } = useDraft(value, onChange);
  return <CanonicalField value={draft} onChange={change} onBlur={finish} />;
}
