import { mapPanel } from '#messages/en/interface/map-panel.ts';
import { maps } from '#messages/en/maps.ts';
import type { Message, MessageParams, Words } from '#messages/message.ts';
import type { Translate } from '#messages/translator.ts';
import { translate } from '#ui/translate.ts';

/**
 * Translates a map in a panel: maps of pages use the language of the site, that of a panel the language of the
 * interface.
 */
const IN_PANEL: Readonly<Record<string, Message<never>>> = {
  [maps.name.key]: mapPanel.mapOf,
  [maps.opens.key]: mapPanel.opensMap,
  [maps.zoomIn.key]: mapPanel.zoomIn,
  [maps.zoomOut.key]: mapPanel.zoomOut,
};

export const translateMap: Translate = (words: Words, params: MessageParams = {}) =>
  translate((IN_PANEL[words.key] ?? words) as Message<MessageParams>, params);
