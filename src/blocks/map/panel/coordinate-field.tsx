import { useState } from 'react';
import { latitudeFault, longitudeFault, parseCoordinates } from '#domain/maps/parse-coordinates.ts';
import type { Position } from '#domain/maps/map-location.ts';
import { TextField } from '#ui/text-field.tsx';
import { mapPanel } from '#messages/en/interface/map-panel.ts';
import type { Words } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const BEGINNING = /^[+-]?\.?$/;

interface CoordinateFieldProps {
  readonly label: string;
  readonly axis: 'latitude' | 'longitude';
  /** Null: never set. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Called on blur for latitude and longitude that were typed or pasted together. */
  readonly onPair: (position: Position) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** One coordinate as text: invalid input stays as it was typed, with an error, and is not saved (MAP-16). */
export function CoordinateField({
  label,
  axis,
  value,
  onChange,
  onPair,
  onFocus,
  onBlur,
}: CoordinateFieldProps) {
  // The typed text, until the coordinate changes otherwise.
  const [draft, setDraft] = useState<{ readonly text: string; readonly stands: number | null } | null>(null);
  const shown = draft !== null && draft.stands === value ? draft.text : null;
  const read = shown === null ? null : readCoordinate(shown, axis);
  function finish(): void {
    if (read?.value !== undefined || read?.pair !== undefined) setDraft(null);
    if (read?.pair !== undefined) onPair(read.pair);
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={60}
      value={shown ?? (value === null ? '' : String(value))}
      errorMessage={read?.fault === undefined ? undefined : translate(read.fault)}
      onFocus={onFocus}
      onChange={(text) => {
        const next = readCoordinate(text, axis).value;
        const stands = next === undefined ? value : next;
        setDraft({ text, stands });
        if (stands !== value) onChange(stands);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
      onBlur={() => {
        finish();
        onBlur();
      }}
    />
  );
}

interface ReadCoordinate {
  /** Absent for text that is no coordinate, or not yet one; null for an empty one. */
  readonly value?: number | null;
  readonly fault?: Words;
  readonly pair?: Position;
}

function readCoordinate(text: string, axis: 'latitude' | 'longitude'): ReadCoordinate {
  // Many languages write a comma before the decimals.
  const typed = text.trim().replace(/^([+-]?\d+),(\d+)$/, '$1.$2');
  if (typed === '') return { value: null };
  if (BEGINNING.test(typed)) return {};
  if (NUMBER.test(typed)) {
    const value = Number(typed);
    const fault = axis === 'latitude' ? latitudeFault(value) : longitudeFault(value);
    return fault === null ? { value } : { fault };
  }
  const pair = parseCoordinates(typed);
  if (pair === null) return { fault: mapPanel.numberNeeded };
  return 'fault' in pair ? { fault: pair.fault } : { pair };
}
