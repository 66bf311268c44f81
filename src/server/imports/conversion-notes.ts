import type { UnmappedOutcome } from '#compose/wordpress/content-piece.ts';
import { storableText } from '#domain/wordpress/storable-json.ts';
import type { BuiltDocument } from './export-messages.ts';

/** Elements that could not be converted, counted by name, and texts that were cut. */
export class ConversionNotes {
  readonly losses: { readonly what: string; readonly text: string }[] = [];
  private readonly counts = new Map<string, { element: string; outcome: UnmappedOutcome; count: number }>();

  readonly note = (name: string, outcome: UnmappedOutcome): void => {
    const element = storableText(name);
    const key = `${outcome} ${element}`;
    const entry = this.counts.get(key) ?? { element, outcome, count: 0 };
    entry.count += 1;
    this.counts.set(key, entry);
  };

  readonly cut = (what: string, text: string): void => {
    this.losses.push({ what: storableText(what), text: storableText(text) });
  };

  get unmapped(): BuiltDocument['unmapped'] {
    return [...this.counts.values()];
  }
}
