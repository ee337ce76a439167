import type { Declaration } from '../../src/config/normalise';
import { normalise } from '../../src/config/normalise';
import { schemaProblems } from '../../src/config/check/schemaProblems';
import { problemText } from '../../src/config/check';
import { fieldDefaults } from '../../src/fields/fieldDefaults';
import { compare, type Missed } from './compare';
import { testFile, type TestFile } from './schema';
import { screenOf, type Hosts } from './screen';

export interface Told {
  /** How many tests there are. */
  count: number;
  /** A line for each thing that is not as it was promised. */
  lines: readonly string[];
}

/**
 * Runs the tests of a file against a declaration, as data: no browser, no host, no clock but that of this machine. All
 * declarations that are named are given; the first one is tested.
 */
export async function runTests(
  file: string,
  input: unknown,
  declarations: readonly Declaration[],
  hosts: Hosts,
): Promise<Told> {
  const wrong = schemaProblems(file, testFile, input);
  if (wrong.length > 0) return { count: 0, lines: wrong.map(problemText) };
  const { tests } = input as TestFile;
  const resources = normalise(declarations, fieldDefaults);
  const resource = resources.get(declarations[0]?.input.name ?? '');
  if (!resource) return { count: 0, lines: [`${file}: falta la declaración`] };
  const lines: string[] = [];
  for (const test of tests) {
    const seen = await screenOf(resources, resource, test, hosts);
    lines.push(...compare(test, seen).map((missed) => `${file} → «${test.name}» → ${missedText(missed)}`));
  }
  return { count: tests.length, lines };
}

const missedText = ({ path, expected, found }: Missed): string =>
  `${path}: se esperaba ${shown(expected)} y hay ${shown(found)}`;

const shown = (value: unknown): string => (value === undefined ? 'nada' : JSON.stringify(value));
