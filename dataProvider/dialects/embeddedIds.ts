import type { RaRecord } from 'ra-core';
import { readRawPath } from '../../src/config/values/readPath';
import type { Field, Resource } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json';
import type { ResourceLookup } from '../jsonApi/jsonApiProvider';
import { getRecordId } from '../jsonApi/decode';
import { ORIGINAL_VALUES } from '../values/originalValues';
import { withValueAt } from '../values/withValueAt';

/**
 * Gives records embedded in those of a resource the id by which their own resource reads them: `documentId` of
 * `{ id: 2, documentId: "x1" }`. The embedded record as it came is among the originals.
 */
export function withEmbeddedIds<Row extends RaRecord>(
  rows: readonly Row[],
  resource: Resource,
  resources: ResourceLookup,
): Row[] {
  const embeddings = listEmbeddings(resource, resources);
  return embeddings.length === 0 ? [...rows] : rows.map((row) => convertRow(row, embeddings));
}

function convertRow<Row extends RaRecord>(row: Row, embeddings: readonly Embedding[]): Row {
  let converted = row;
  for (const { paths, ids } of embeddings)
    for (const path of paths) {
      const value = readRawPath(converted, path);
      const read = Array.isArray(value)
        ? value.map((entry: unknown) => withOwnId(entry, ids))
        : withOwnId(value, ids);
      const isSame = Array.isArray(read)
        ? read.every((entry, index) => entry === (value as unknown[])[index])
        : read === value;
      if (isSame) continue;
      const originals = { ...(converted[ORIGINAL_VALUES] as object | undefined), [path]: value };
      converted = { ...(withValueAt(converted, path, read) as Row), [ORIGINAL_VALUES]: originals };
    }
  return converted;
}

interface Embedding {
  paths: readonly string[];
  ids: readonly string[];
}

/** Returns the references to resources whose id is not the member `id`. */
const listEmbeddings = ({ fields }: Resource, resources: ResourceLookup): Embedding[] =>
  Object.values(fields).flatMap(({ type, options, source, alternativeSources }: Field) => {
    const isReference = type === 'reference' || type === 'references';
    const target = isReference ? resources.get(String(options['resource'])) : undefined;
    return target && !target.api.id.includes('id')
      ? [{ paths: [source, ...alternativeSources], ids: target.api.id }]
      : [];
  });

function withOwnId(value: unknown, ids: readonly string[]): unknown {
  if (!isPlainObject(value)) return value;
  const id = getRecordId(value, ids);
  return id === '' || id === value.id ? value : { ...value, id };
}
