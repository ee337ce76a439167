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
      kind: 'tipo',
      place: field.source,
      text: `«${field.label}» vale ${value}, y el tipo ${field.type} no lo lee: se muestra y se guarda como está`,
      advice: `El tipo ${field.type} lee ${reads}. Declara otro tipo, o di en el dialecto cómo escribe el servicio sus valores.`,
    });
  const rounded = [...new Set(rows.flatMap((row) => listRounded({ ...row, ...originalsOf(row) })))].filter(
    (path) => !path.startsWith(ORIGINAL_VALUES),
  );
  if (rounded.length > 0)
    report({
      level: 'must',
      kind: 'tipo',
      place: rounded[0] ?? '',
      text: `el módulo redondea los números de más de 15 cifras: ${rounded.map((path) => `«${path}»`).join(', ')}; esos registros no se abren ni se guardan`,
      advice:
        'Usa en el módulo el `httpClient` de la consola, o escribe esos números como texto en el servicio.',
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
        kind: 'tipo',
        place: field.source,
        text: `«${field.label}» vale ${JSON.stringify(word)}, y el filtro manda true o false`,
        advice: 'Di las palabras del servicio en `wireFormat` del campo: { "true": "S", "false": "N" }.',
      });
  }
}
