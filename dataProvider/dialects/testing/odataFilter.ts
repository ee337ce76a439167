import { getValue, RejectedRequestError, type Pump } from './pumps';

type Test = (pump: Pump) => boolean;
type Value = string | number | null;

const TOKEN = /\s*(\(|\)|,|'(?:[^']|'')*'|[\w.-]+)/gy;

/** Reads a literal: a text in quotation marks, a number or null. */
export function readODataLiteral(token: string): Value {
  if (/^'.*'$/s.test(token)) return token.slice(1, -1).replaceAll("''", "'");
  if (token === 'null') return null;
  if (/^-?\d+(\.\d+)?$/.test(token)) return Number(token);
  throw new RejectedRequestError(`Not a literal: ${token}`);
}

/** Like CAP over SQLite: a number is compared with a column of texts as a text. */
const COMPARE: Readonly<Record<string, (value: Value, operand: Value) => boolean>> = {
  eq: (value, operand) => (operand === null ? value === null : String(value) === String(operand)),
  ne: (value, operand) => (operand === null ? value !== null : String(value) !== String(operand)),
  ge: (value, operand) => value !== null && Number(value) >= Number(operand),
  le: (value, operand) => value !== null && Number(value) <= Number(operand),
  gt: (value, operand) => value !== null && Number(value) > Number(operand),
  lt: (value, operand) => value !== null && Number(value) < Number(operand),
};

/** Parses `$filter`: comparisons, `in`, `and`, `or` and brackets. Rejects everything else. */
export function parseODataFilter(text: string): Test {
  const tokens = [...text.matchAll(TOKEN)].map(([, token = '']) => token);
  if (tokens.join('') !== text.replaceAll(/'(?:[^']|'')*'|\s+/g, (part) => (part.trim() === '' ? '' : part)))
    throw new RejectedRequestError(`Not a filter: ${text}`);
  let position = 0;
  const next = (): string => tokens[position++] ?? '';
  const expect = (token: string): void => {
    if (next() !== token) throw new RejectedRequestError(`Expected ${token} in ${text}`);
  };
  const parseEach = (separator: string, parse: () => Test, combine: 'every' | 'some'): Test => {
    const tests = [parse()];
    while (tokens[position] === separator) {
      position += 1;
      tests.push(parse());
    }
    return (pump) => tests[combine]((test) => test(pump));
  };
  const parseOr = (): Test => parseEach('or', parseAnd, 'some');
  const parseAnd = (): Test => parseEach('and', parseTerm, 'every');
  const parseTerm = (): Test => {
    const field = next();
    if (field === '(') {
      const inner = parseOr();
      expect(')');
      return inner;
    }
    const operator = next();
    if (operator === 'in') {
      expect('(');
      const values = [readODataLiteral(next())];
      while (tokens[position] === ',') {
        position += 1;
        values.push(readODataLiteral(next()));
      }
      expect(')');
      return (pump) => values.some((value) => String(getValue(pump, field)) === String(value));
    }
    const compare = COMPARE[operator];
    if (!compare) throw new RejectedRequestError(`Not an operator: ${operator}`);
    const operand = readODataLiteral(next());
    return (pump) => compare(getValue(pump, field), operand);
  };
  const test = parseOr();
  if (position !== tokens.length) throw new RejectedRequestError(`Not a filter: ${text}`);
  return test;
}
