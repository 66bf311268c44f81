import type { Order } from '#contract/orders.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { NumberField } from '#ui/number-field.tsx';
import { translate } from '#ui/translate.ts';

export type ChosenPieces = Readonly<Record<string, number>>;

export type LeftLine = Pick<Order['lines'][number], 'id' | 'title' | 'optionText'> & {
  /** So many pieces can be chosen. */
  readonly left: number;
};

interface PiecesFieldsProps {
  readonly lines: readonly LeftLine[];
  readonly pieces: ChosenPieces;
  readonly onChange: (pieces: ChosenPieces) => void;
}

/** How many pieces of each line: a field for each that has any left. */
export function PiecesFields({ lines, pieces, onChange }: PiecesFieldsProps) {
  return (
    <>
      {lines.map(({ id, title, optionText, left }) => (
        <NumberField
          key={id}
          label={translate(words.piecesOf, { title: optionText === '' ? title : `${title}, ${optionText}` })}
          unit={translate(words.ofLeft, { left: String(left) })}
          minValue={0}
          maxValue={left}
          value={pieces[id] ?? 0}
          onChange={(count) => onChange({ ...pieces, [id]: Number.isNaN(count) ? 0 : count })}
        />
      ))}
    </>
  );
}

/** The lines of which pieces are chosen, as they are sent. */
export function chosenLines(lines: readonly LeftLine[], pieces: ChosenPieces) {
  return lines.flatMap(({ id, left }) => {
    const count = Math.min(pieces[id] ?? 0, left);
    return count > 0 ? [{ lineId: id, pieces: count }] : [];
  });
}
