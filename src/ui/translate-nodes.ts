import { createElement, Fragment, type ReactNode } from 'react';
import type { Message, MessageParams } from '#messages/message.ts';
import { formatText, mapParams } from '#messages/translator.ts';
import { currentLanguage } from './language.ts';

/**
 * Translates a message of which parts are elements: `<link>sign in</link>` becomes the result of `elements.link` for
 * the words in it.
 */
export function translateNodes<Params extends MessageParams>(
  message: Message<Params>,
  params: Params,
  elements: Readonly<Record<string, (words: ReactNode) => ReactNode>>,
): ReactNode {
  const { locale, translation, translate } = currentLanguage();
  const text = translation?.[message.key] ?? message.text;
  const within = Object.entries(elements).map(([name, element]) => [
    name,
    (chunks: ReactNode[]) => element(createElement(Fragment, null, ...chunks)),
  ]);
  const values = { ...mapParams(params, translate), ...Object.fromEntries(within) };
  const said = formatText<ReactNode>(text, locale, values);
  return Array.isArray(said) ? createElement(Fragment, null, ...said) : (said as ReactNode);
}
