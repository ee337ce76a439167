import type { Random } from '../../../fixtures/generators/random';

/** Texts that break careless parsers. */
const hostileStrings: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\u202e\u2066',
  '\ud800',
  '\ufeff',
  'ñ'.repeat(300),
  '😀'.repeat(100),
  'İı'.repeat(50),
  'a\u0301'.repeat(200),
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '{{7*7}}${7*7}',
  '=HYPERLINK("http://x")',
  'javascript:alert(1)',
  'data:text/html,<script>',
  'data:image/png;base64,AAAA',
  'https://evil.example/x.png',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '9'.repeat(400),
  '\r\nSet-Cookie: x=1',
  '%00%0d%0a',
  '2026-13-45T99:99:99Z',
  'a@'.repeat(200),
  '(a+)+$'.repeat(20),
];

/** Returns a value of the wrong type or size for any field. */
export function randomHostileValue(random: Random): unknown {
  const generators: (() => unknown)[] = [
    () => random.pick(hostileStrings),
    () => random.pick(hostileStrings).repeat(random.int(1, 40)),
    () =>
      random.pick([
        0,
        -0,
        -1,
        1.5,
        1e308,
        -1e308,
        2 ** 53,
        2 ** 31,
        4_294_967_296,
        1_795_168_800_000,
        Number.MIN_VALUE,
      ]),
    () => random.pick([null, true, false]),
    () => [],
    () => ({}),
    () => nestedValue(random.int(2, 30)),
    () => Array.from({ length: random.int(1, 300) }, () => random.pick(hostileStrings)),
    () => ({
      [random.pick(['id', '__proto__', 'constructor', '$gt', 'toJSON', 'length', ''])]:
        random.pick(hostileStrings),
    }),
    () => 'x'.repeat(random.int(1000, 60_000)),
  ];
  return random.pick(generators)();
}

/** Returns a random hostile text. */
export const randomHostileText = (random: Random): string => random.pick(hostileStrings);

function nestedValue(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i += 1) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Returns a body that is not JSON, or unexpected JSON. */
export function randomHostileBody(random: Random): string {
  return random.pick([
    () => '',
    () => 'null',
    () => '[]',
    () => '0',
    () => '"x"',
    () => '{"data":null}',
    () => '{"data":[]}',
    () => '{"data":{}}',
    () => '{"data":',
    () => '{"a":1,"a":2}',
    () => '\u0000\u0001',
    () => '\ufeff{}',
    () => '{"__proto__":{"polluted":1}}',
    () => '{"data":{"constructor":{"prototype":{"polluted":1}}}}',
    () => '['.repeat(5000),
    () => `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`,
    () => '{"data":{"id":1e999}}',
    () => `{"data":"${'x'.repeat(200_000)}"}`,
    () => `[${'0,'.repeat(20_000)}0]`,
    () => 'a=1&b=2',
  ])();
}
