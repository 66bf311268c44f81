import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ComboBox, Group, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import type { AttributionPart } from '#domain/maps/maps-settings.ts';
import { parseCoordinates } from '#domain/maps/parse-coordinates.ts';
import type { FoundPlace, PlacePrediction, PlaceSearch } from '#domain/maps/place-search.ts';
import { FieldFrame } from '#ui/field-frame.tsx';
import fieldStyles from '#ui/field.module.css';
import listStyles from '#ui/list.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { translate } from '#ui/translate.ts';
import { mapPanel } from '#messages/en/interface/map-panel.ts';
import type { Words } from '#messages/message.ts';
import styles from './panel.module.css';
import { ReopenAfterScroll } from './reopen-after-scroll.tsx';
import { usePlaceSuggestions, type PlaceSuggestions } from './use-place-suggestions.ts';

interface PlaceSearchFieldProps {
  readonly places: PlaceSearch;
  readonly onChoose: (place: FoundPlace) => void;
}

/** Searches places by name, address or coordinates while typing (MAP-59, MAP-60, MAP-63). */
export function PlaceSearchField({ places, onChoose }: PlaceSearchFieldProps) {
  const [input, setInput] = useState('');
  const [chosen, setChosen] = useState<PlacePrediction | null>(null);
  const [failure, setFailure] = useState<Words | null>(null);
  const { suggestions, ask } = usePlaceSuggestions(places);
  const latestChoice = useRef<PlacePrediction | null>(null);
  const latestOnChoose = useRef(onChoose);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    latestOnChoose.current = onChoose;
  });
  useEffect(
    () => () => {
      latestChoice.current = null;
    },
    [],
  );
  const predictions = suggestions.status === 'ready' ? suggestions.predictions : [];
  const status = statusOf(suggestions);

  function type(text: string): void {
    if (text === input) return;
    setInput(text);
    setChosen(null);
    latestChoice.current = null;
    const typed = parseCoordinates(text);
    const fault = typed !== null && 'fault' in typed ? typed.fault : null;
    setFailure(fault);
    ask(fault === null ? text : '');
  }

  async function choose(prediction: PlacePrediction): Promise<void> {
    setChosen(prediction);
    setInput(textOf(prediction));
    setFailure(null);
    latestChoice.current = prediction;
    let found: FoundPlace | null = null;
    try {
      found = await places.choose(prediction);
    } catch {
      // The error is shown at the field.
    }
    // Another place was chosen or typed in the meantime.
    if (latestChoice.current !== prediction) return;
    if (found === null) {
      // Clearing the results closes the list, and the same place can be chosen again.
      setChosen(null);
      setFailure(mapPanel.loadFailed);
      ask('');
    } else latestOnChoose.current(found);
  }

  return (
    <div className={styles['search']}>
      <ComboBox
        inputValue={input}
        onInputChange={type}
        value={chosen?.placeId ?? null}
        onChange={(key) => {
          const prediction = predictions.find(({ placeId }) => placeId === key);
          if (prediction !== undefined) void choose(prediction);
        }}
        items={predictions}
        allowsCustomValue
        allowsEmptyCollection={suggestions.status !== 'idle'}
        menuTrigger="input"
        isInvalid={failure !== null}
        validationBehavior="aria"
        className={fieldStyles['field'] ?? ''}
      >
        <FieldFrame
          label={translate(mapPanel.findPlace)}
          description={translate(mapPanel.findPlaceHelp)}
          errorMessage={failure === null ? null : translate(failure)}
        >
          <Group className={fieldStyles['frame'] ?? ''} isInvalid={failure !== null}>
            <span className={fieldStyles['adornment']}>
              <Search aria-hidden="true" />
            </span>
            <Input ref={field} className={fieldStyles['input'] ?? ''} maxLength={200} autoComplete="off" />
          </Group>
        </FieldFrame>
        <Popover className={listStyles['popover'] ?? ''} offset={4}>
          <ListBox<PlacePrediction>
            className={listStyles['list'] ?? ''}
            aria-label={translate(mapPanel.places)}
            renderEmptyState={() => <span className={styles['status']}>{status}</span>}
          >
            {(prediction) => (
              <ListBoxItem
                id={prediction.placeId}
                textValue={textOf(prediction)}
                className={listStyles['item'] ?? ''}
              >
                <span className={listStyles['texts']}>
                  <span>{prediction.title}</span>
                  {prediction.description === '' ? null : (
                    <span className={listStyles['description']}> {prediction.description}</span>
                  )}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
        <ReopenAfterScroll field={field} />
      </ComboBox>
      <VisuallyHidden>
        <span aria-live="polite">{status}</span>
      </VisuallyHidden>
      {suggestions.status === 'ready' ? <Credit parts={suggestions.attribution} /> : null}
    </div>
  );
}

/** The status shown instead of results; null while there are some, or no search. */
function statusOf(suggestions: PlaceSuggestions): string | null {
  switch (suggestions.status) {
    case 'idle':
      return null;
    case 'loading':
      return translate(mapPanel.searching);
    case 'failed':
      return translate(mapPanel.loadFailed);
    case 'ready':
      return suggestions.predictions.length === 0 ? translate(mapPanel.noPlaces) : null;
  }
}

function textOf({ title, description }: PlacePrediction): string {
  return description === '' ? title : `${title}, ${description}`;
}

/** The attribution of the places, as their licence requires. */
function Credit({ parts }: { readonly parts: readonly AttributionPart[] }) {
  if (parts.length === 0) return null;
  return (
    <p className={styles['note']}>
      {parts.map(({ text, href }) =>
        href === undefined ? (
          text
        ) : (
          <a key={text} href={href} target="_blank" rel="noreferrer">
            {text}
          </a>
        ),
      )}
    </p>
  );
}
