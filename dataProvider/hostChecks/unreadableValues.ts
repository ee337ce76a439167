import type { RaRecord } from 'ra-core';
import type { DialectSource } from '../../src/config/dialects/resolveDialect';
import type { List } from '../../src/config/types';
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
      kind: 'tipo',
      place: field.source,
      text: `«${field.label}» vale ${value}, y el tipo ${field.type} no lo lee: se muestra y se guarda como está`,
      advice: `El tipo ${field.type} lee ${reads}. Declara otro tipo, o di en el dialecto cómo escribe el servicio sus valores.`,
    });
  if (resource.list) checkFilterWords({ resource, report }, resource.list, rows);
}

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
        kind: 'tipo',
        place: field.source,
        text: `«${field.label}» vale ${JSON.stringify(word)}, y el filtro manda true o false`,
        advice: 'Di las palabras del servicio en `wireFormat` del campo: { "true": "S", "false": "N" }.',
      });
  }
}
