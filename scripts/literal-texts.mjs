// Texts that a person would read and that are written where they are shown, instead of as a message.
import { parseSync } from 'vite';

/** Attributes, properties and parameters whose value is read by people. */
const TEXT_NAME =
  /^(?:aria-(?:label|description|roledescription|valuetext)|label|title|subtitle|heading|placeholder|description|hint|alt|message|summary|empty|note|caption|what|text|reason|error)$|(?:Label|Title|Text|Message|Description|Placeholder|Hint)$/;
/** Functions whose first argument is read by people. */
const SAYS = new Set(['showToast', 'useTitle', 'announce', 'shortText']);
/** Methods of schemas that take a message after what they check. */
const CHECKS = new Set(['min', 'max', 'length', 'regex', 'refine', 'email', 'url', 'startsWith']);
/** What these are given is read by developers. */
const FOR_DEVELOPERS = new Set([
  'invariant',
  'Error',
  'TypeError',
  'RangeError',
  'assertNever',
  'warn',
  'report',
]);
/** Names, which are the same in all languages. */
const NAMES = new Set('Portico CSS HTML JSON CSV URL SVG RSS PDF ZIP JavaScript Markdown px ms'.split(' '));
/** Keys of the keyboard as browsers call them; between tags they are words like others: a button says “Delete”. */
const KEYS = new Set(
  'Enter Escape Tab Backspace Delete Home End Space Shift Control Meta Alt Ctrl'.split(' '),
);

const LETTER = /\p{L}/u;
/** Several words of which the first begins with a capital. */
const SENTENCE = /^[“"(]?\p{Lu}[\p{L}’'-]*[,:]? .*\p{L}/su;
/** What a program calls something: `accent`, `--color-text`. */
const IDENTIFIER = /^[a-z-][\w-]*$/;
const WORD = /^\p{Lu}\p{Ll}{2,}…?$/u;

/**
 * The texts of a file, in order.
 * @param isInterface whether all the file says is read by people: there whole sentences count wherever they stand
 */
export function literalTexts(file, code, { isInterface }) {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const found = new Map();
  const add = (node) => {
    for (const { start, text } of textsOf(node)) found.set(start, text);
  };
  visit(program, null, (node, parent) => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'TSTypeAnnotation':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeParameterInstantiation':
      case 'TSAsExpression':
        return node.type === 'TSAsExpression';
      case 'JSXText':
        if (isWords(node.value) || KEYS.has(node.value.trim())) found.set(node.start, node.value.trim());
        return false;
      case 'JSXAttribute': {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        if (TEXT_NAME.test(name) && node.value !== null) {
          add(node.value);
          // What a person reads on a button is no key.
          if (name.endsWith('Label') && KEYS.has(node.value.value))
            found.set(node.value.start, node.value.value);
        }
        return name !== 'className' && !name.startsWith('data-');
      }
      case 'JSXExpressionContainer':
        if (parent?.type === 'JSXElement' || parent?.type === 'JSXFragment') add(node.expression);
        return true;
      case 'Property': {
        const name = node.computed ? '' : (node.key.name ?? node.key.value);
        if (TEXT_NAME.test(name) || (name === 'name' && isCapital(node.value)))
          addUnlessIdentifier(node.value);
        else if (isInterface) addWord(node.value);
        return true;
      }
      case 'AssignmentPattern':
        if (TEXT_NAME.test(node.left.name ?? '')) add(node.right);
        return true;
      case 'ReturnStatement':
        if (isInterface && node.argument !== null) addWord(node.argument);
        return true;
      case 'CallExpression':
      case 'NewExpression': {
        const name = node.callee.name ?? node.callee.property?.name ?? '';
        if (node.callee.object?.name === 'console') return false;
        // What ends like a sentence is shown to people.
        if (FOR_DEVELOPERS.has(name))
          return name.endsWith('Error') && /[.!]$/.test(textsOf(node.arguments[0])[0]?.text ?? '');
        if (SAYS.has(name) && node.arguments[0]) add(node.arguments[0]);
        if (CHECKS.has(name) && node.arguments[1] && isCapital(node.arguments[1])) add(node.arguments[1]);
        if (name === 'CallError' && node.arguments[1]) add(node.arguments[1]);
        return true;
      }
      case 'Literal':
      case 'TemplateLiteral':
        // The key of an entry is no text.
        if (parent?.type === 'Property' && parent.key === node) return true;
        if (isInterface && textsOf(node).some(({ text }) => SENTENCE.test(text))) add(node);
        return true;
      default:
        return true;
    }
  });
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([start, text]) => ({ line: code.slice(0, start).split('\n').length, text }));

  function addUnlessIdentifier(node) {
    for (const { start, text } of textsOf(node)) if (!IDENTIFIER.test(text)) found.set(start, text);
  }

  function addWord(node) {
    for (const { start, text } of textsOf(node)) if (WORD.test(text)) found.set(start, text);
  }
}

/** Calls of `translate` that are made while a module loads, before the words of the language are there. */
export function earlyTranslations(file, code) {
  const lines = [];
  visit(parseSync(file, code).program, null, (node) => {
    if (
      /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|MethodDefinition)$/.test(node.type)
    )
      return false;
    if (node.type === 'CallExpression' && /^translate(?:Nodes|Stored)?$/.test(node.callee.name ?? ''))
      lines.push(code.slice(0, node.start).split('\n').length);
    return true;
  });
  return lines;
}

/** The texts with letters that an expression may be. */
function textsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && isWords(node.value)
        ? [{ start: node.start, text: node.value }]
        : [];
    case 'TemplateLiteral': {
      const text = node.quasis.map(({ value }) => value.cooked).join('{}');
      return isWords(text.replaceAll('{}', ' ')) ? [{ start: node.start, text }] : [];
    }
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsOf(node.left), ...textsOf(node.right)] : [];
    case 'ArrowFunctionExpression':
      return textsOf(node.body);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return textsOf(node.expression);
    default:
      return [];
  }
}

/** Colours and addresses are no words. */
function isWords(text) {
  return (
    !/^(?:#\p{ASCII_Hex_Digit}+|(?:https?:\/)?\/\S*)$/u.test(text) &&
    text.split(/[^\p{L}]+/u).some((word) => LETTER.test(word) && !NAMES.has(word) && !KEYS.has(word))
  );
}

function isCapital(node) {
  return textsOf(node).some(({ text }) => /^\p{Lu}/u.test(text));
}

function visit(node, parent, enter) {
  if (!enter(node, parent)) return;
  for (const child of Object.values(node)) {
    for (const each of Array.isArray(child) ? child : [child])
      if (typeof each?.type === 'string') visit(each, node, enter);
  }
}
