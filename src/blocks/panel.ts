import type { Translate } from '#messages/translator.ts';
import type { ComponentType, ReactNode } from 'react';
import type { AreaId } from '#domain/gating/access-rule.ts';
import type { PlaceSearch } from '#domain/maps/place-search.ts';
import type { MailingListConnection } from '#domain/newsletters/mailing-list-connection.ts';
import type { Id } from '#lib/id.ts';
import type { Label } from './define-block.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';

/** What a block's own `panel.tsx` gets; it exports its component as `Panel`. Panels are code of the editor. */
export interface BlockPanelProps {
  /** The block's data, migrated and parsed. */
  readonly data: JsonObject;
  /** `label` names the change in undo and history; changes of one gesture are one step of undo. */
  readonly onChange: (field: string, value: JsonValue, label: Label, gestureId?: string) => void;
  /** Says what is put into the block by itself, in the language of the site; absent: in English. */
  readonly translateContent?: Translate;
  /** The generated control of a field that is declared with `inOwnPanel`; it shows `inEffect` where nothing is stored. */
  readonly field?: (name: string, inEffect?: JsonValue) => ReactNode;
  /** Chooses one of the site's mailing lists. */
  readonly MailingListField?: ComponentType<MailingListFieldProps>;
  /** Chooses one of the site's member areas. */
  readonly MemberAreaField?: ComponentType<MemberAreaFieldProps>;
  /** Chooses one of the site's donation pages. */
  readonly DonatePageField?: ComponentType<DonatePageFieldProps>;
  /** The form-handler flag of the site (FBLD-31); on where it is absent. */
  readonly hasFormHandler?: boolean;
  /** What maps of this site show, and where their owner chooses another provider; absent: nothing is known. */
  readonly maps?: { readonly hasStreets: boolean; readonly settingsHref: string };
  /** Finds places by what is typed. */
  readonly places?: PlaceSearch;
}

export interface DonatePageFieldProps {
  /** Null: none. */
  readonly value: Id<'donate-page'> | null;
  readonly onChange: (value: Id<'donate-page'> | null) => void;
}

export interface MemberAreaFieldProps {
  /** Null: none is chosen yet. */
  readonly value: AreaId | null;
  readonly onChange: (value: AreaId) => void;
}

export interface MailingListFieldProps {
  /** Null: no list. */
  readonly value: MailingListConnection | null;
  /** Whether there may be none. */
  readonly isOptional: boolean;
  /** Whether a connection without an id stands for the site's first list. */
  readonly hasFirstList?: boolean;
  readonly onChange: (value: MailingListConnection | null, label: Label) => void;
}
