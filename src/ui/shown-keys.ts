import { keyNames } from '#messages/en/interface/key-names.ts';
import { translate } from './translate.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Keys as they are written on keyboards, in the language of the interface: 'mod shift z' is 'Ctrl Shift Z'. */
export function shownKeys(keys: string): string {
  return keys.replace(/[a-z]+/g, (key) => shownKey(key));
}

/** The key that commands are given with: '⌘' or 'Ctrl'. */
function shownKey(key: string): string {
  switch (key) {
    case 'mod':
      return isApple ? '⌘' : translate(keyNames.ctrl);
    case 'shift':
      return translate(keyNames.shift);
    case 'alt':
      return translate(keyNames.alt);
    case 'tab':
      return translate(keyNames.tab);
    case 'enter':
      return translate(keyNames.enter);
    case 'escape':
      return translate(keyNames.escape);
    case 'delete':
      return translate(keyNames.delete);
    case 'backspace':
      return translate(keyNames.backspace);
    default:
      return key.toUpperCase();
  }
}
