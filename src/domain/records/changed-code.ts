import { isJsonObject, type JsonValue } from '#lib/json.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { ChangeEffect } from './authorise-change.ts';

/** To write what runs in visitors' browsers (ROLE-59, LINK-30). */
export const CODE_PERMISSION: Permission = 'settings.developer';

/** The code that the block in a record runs on published pages, as one text; empty for none. */
export type BlockCodeOf = (record: DocumentRecord) => string;

/**
 * The one rule for everything that is code: what blocks run, and links that run script. Gives the pieces of it that a
 * change brings into a record or changes in it; whoever makes such a change needs `CODE_PERMISSION`, unless the piece is
 * in the document already. Moving and removing records is not writing code.
 */
export function changedCode(
  { before, after, ids }: Omit<ChangeEffect, 'kind'>,
  blockCodeOf: BlockCodeOf,
): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const id of ids) {
    const [was, is] = [before[id], after[id]];
    if (is === undefined) continue;
    const [oldCode, newCode] = [was === undefined ? '' : blockCodeOf(was), blockCodeOf(is)];
    if (newCode !== oldCode) changed.add(newCode);
    const oldLinks = was === undefined ? new Set<string>() : scriptLinks(was);
    for (const link of scriptLinks(is)) if (!oldLinks.has(link)) changed.add(link);
  }
  return changed;
}

/** Every piece of code in a record. */
export function codeOf(record: DocumentRecord, blockCodeOf: BlockCodeOf): ReadonlySet<string> {
  const code = blockCodeOf(record);
  const pieces = scriptLinks(record);
  return code === '' ? pieces : pieces.add(code);
}

/** Entries whose text is an address: `href`, `url`, `imageUrl`, `src` … */
const ADDRESS_ENTRY = /(?:href|url|src|action)$/i;

function scriptLinks(value: JsonValue, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) scriptLinks(item as JsonValue, found);
  } else if (isJsonObject(value)) {
    for (const [key, entry] of Object.entries(value)) {
      if (entry === undefined) continue;
      if (typeof entry !== 'string') scriptLinks(entry, found);
      else if (ADDRESS_ENTRY.test(key) && isScriptLink(entry)) found.add(entry);
    }
  }
  return found;
}

/** Browsers ignore white space and control characters in front of and inside the protocol. */
function isScriptLink(href: string): boolean {
  let bare = '';
  for (const character of href) {
    if (character <= ' ' || character === '\u007f') continue;
    bare += character.toLowerCase();
    if (!SCRIPT_PROTOCOL.startsWith(bare.slice(0, SCRIPT_PROTOCOL.length))) return false;
    if (bare.length >= SCRIPT_PROTOCOL.length) return true;
  }
  return false;
}
const SCRIPT_PROTOCOL = 'javascript:';
