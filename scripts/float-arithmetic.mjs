// Arithmetic that makes fractions of amounts, which are whole minor units: what multiplies or divides does so in BigInt.
import { parseSync } from 'vite';

const FRACTIONAL = new Set(['*', '/', '%', '**', '*=', '/=', '%=', '**=']);
/** What reads, rounds or writes a number with a fraction. */
const REFUSED_NAMES = new Set(['parseFloat', 'toFixed', 'toPrecision', 'toExponential', 'toLocaleString']);
/** These give back one of the numbers that they are given. */
const EXACT_MATH = new Set(['max', 'min', 'abs', 'sign']);

/**
 * Where a source multiplies or divides numbers, or rounds, reads or writes one with a fraction: each with its line (from
 * 1) and what stands there. An operation is one of BigInt where one side plainly is: a literal, `BigInt(…)`, or a name
 * that this file declares as one; the compiler refuses a mixture.
 */
export function floatArithmeticIn(file, code) {
  const { program } = parseSync(file, code);
  const faults = [];
  const bigints = new Set();
  const isBigint = (node) => {
    switch (node?.type) {
      case 'Literal':
        return typeof node.value === 'bigint' || node.bigint !== undefined;
      case 'Identifier':
        return bigints.has(node.name);
      case 'CallExpression':
        return node.callee.name === 'BigInt';
      case 'BinaryExpression':
        return isBigint(node.left) || isBigint(node.right);
      case 'UnaryExpression':
      case 'ParenthesizedExpression':
        return isBigint(node.argument ?? node.expression);
      case 'MemberExpression':
        return bigints.has(node.property.name);
      default:
        return false;
    }
  };
  const found = (node, what) => faults.push({ line: code.slice(0, node.start).split('\n').length, what });
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && isBigint(node.init)) bigints.add(node.id.name);
    if (node.type === 'Property' && isBigint(node.value)) bigints.add(node.key.name);
    if (node.type === 'Identifier' && node.typeAnnotation?.typeAnnotation?.type === 'TSBigIntKeyword') {
      bigints.add(node.name);
    }
    if (node.type === 'BinaryExpression' || node.type === 'AssignmentExpression') {
      const isPlain = !isBigint(node.left) && !isBigint(node.right);
      if (FRACTIONAL.has(node.operator) && isPlain) found(node, node.operator);
    } else if (node.type === 'Identifier' && REFUSED_NAMES.has(node.name)) {
      found(node, node.name);
    } else if (node.type === 'MemberExpression' && isRefusedMember(node)) {
      found(node, `${node.object.name}.${node.property.name}`);
    } else if (node.type === 'Literal' && typeof node.value === 'number' && !Number.isInteger(node.value)) {
      found(node, node.raw);
    }
  });
  return faults;
}

function isRefusedMember({ object, property }) {
  return object.name === 'Math' ? !EXACT_MATH.has(property.name) : object.name === 'Intl';
}

/** Every node, from the outside in and in the order of the text. */
function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const part of node) walk(part, visit);
  } else if (node !== null && typeof node === 'object' && !(node instanceof RegExp)) {
    if (typeof node.type === 'string') visit(node);
    for (const part of Object.values(node)) walk(part, visit);
  }
}
