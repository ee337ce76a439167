import type { Declaration } from '../../src/config/normalise';
import { normalise } from '../../src/config/normalise';
import { findSchemaProblems } from '../../src/config/check/schema/schemaProblems';
import { formatConfigProblem } from '../../src/config/check';
import { fieldDefaults } from '../../src/fields/core/fieldDefaults';
import { compareResult, type Mismatch } from './compareResult';
import { testFile, type TestFile } from './testFile';
import { runScreen, type TestHosts } from './runScreen';

export interface TestResult {
  /** Number of tests. */
  count: number;
  /** A line for each failed expectation. */
  lines: readonly string[];
}

/**
 * Runs the tests of a file against a declaration, without browser or host and with this machine's clock. All named
 * declarations are passed; the first one is tested.
 */
export async function runTests(
  file: string,
  input: unknown,
  declarations: readonly Declaration[],
  hosts: TestHosts,
): Promise<TestResult> {
  const schemaErrors = findSchemaProblems(file, testFile, input);
  if (schemaErrors.length > 0) return { count: 0, lines: schemaErrors.map(formatConfigProblem) };
  const { tests } = input as TestFile;
  const resources = normalise(declarations, fieldDefaults);
  const resource = resources.get(declarations[0]?.input.name ?? '');
  if (!resource) return { count: 0, lines: [`${file}: the declaration is missing`] };
  const lines: string[] = [];
  for (const test of tests) {
    const result = await runScreen(resources, resource, test, hosts);
    lines.push(
      ...compareResult(test, result).map(
        (mismatch) => `${file} → "${test.name}" → ${formatMismatch(mismatch)}`,
      ),
    );
  }
  return { count: tests.length, lines };
}

const formatMismatch = ({ path, expected, actual }: Mismatch): string =>
  `${path}: expected ${formatValue(expected)}, received ${formatValue(actual)}`;

const formatValue = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
