import type { RaRecord } from 'ra-core';
import type { DialectSource } from '../../src/config/dialects/resolveDialect';
import type { List } from '../../src/config/types';
import { listRounded } from '../reactAdmin/roundedNumbers';
import { ORIGINAL_VALUES } from '../values/originalValues';
import { datesOf, listUnreadable } from '../values/unreadable';
import { isPlainObject } from '../../src/lib/json';
import type { CheckContext } from './checkContext';

/**
 * Reports the members whose values the declared types cannot read, each with a value; and the words for yes and no that
 * filters would not send. `dialect` is that of the host.
 */
export function checkValues(
  { resource, report }: CheckContext,
  rows: readonly RaRecord[],
  dialect: DialectSource | undefined,
): void {
  for (const { field, value, reads } of listUnreadable(
    rows,
    resource,
    datesOf(resource.api.dialect ?? dialect),
  ))
    report({
      level: 'should',
      kind: 'type',
      place: field.source,
      text: `"${field.label}" has the value ${value}, which the type ${field.type} does not read: it is shown and saved as it is`,
      advice: `The type ${field.type} reads ${reads}. Declare another type, or describe in the dialect how the host writes its values.`,
    });
  const rounded = [...new Set(rows.flatMap((row) => listRounded({ ...row, ...originalsOf(row) })))].filter(
    (path) => !path.startsWith(ORIGINAL_VALUES),
  );
  if (rounded.length > 0)
    report({
      level: 'must',
      kind: 'type',
      place: rounded[0] ?? '',
      text: `the module rounds numbers of more than 15 digits: ${rounded.map((path) => `"${path}"`).join(', ')}; these records cannot be opened or saved`,
      advice:
        'Use the `httpClient` of the console in the module, or write these numbers as text in the host.',
    });
  if (resource.list) checkFilterWords({ resource, report }, resource.list, rows);
}

const originalsOf = ({ [ORIGINAL_VALUES]: originals }: RaRecord): object =>
  isPlainObject(originals) ? originals : {};

function checkFilterWords(
  { report }: Pick<CheckContext, 'resource' | 'report'>,
  { filters }: List,
  rows: readonly RaRecord[],
): void {
  for (const { field, grammar } of filters) {
    if (field.type !== 'boolean' || field.options.wireFormat !== undefined || grammar === 'local') continue;
    const word = rows
      .map(({ [ORIGINAL_VALUES]: originals }) =>
        isPlainObject(originals) ? originals[field.source] : undefined,
      )
      .find((original) => original !== undefined);
    if (word !== undefined)
      report({
        level: 'should',
        kind: 'type',
        place: field.source,
        text: `"${field.label}" has the value ${JSON.stringify(word)}, and the filter sends true or false`,
        advice: 'Name the words of the host in `wireFormat` of the field: { "true": "S", "false": "N" }.',
      });
  }
}
