import type { Identifier } from 'ra-core';
import { findPlaceholders } from '../../src/config/template';
import type { Dialect, Resource } from '../../src/config/types';
import { getIdKind, toLiteral } from './literals';
import { refusalTexts } from './refusalTexts';

/** Returns the text of an id in the URL of its record: a literal if the dialect writes one there, else the id itself. */
export const createKeyWriter = (dialect: Dialect) => {
  const usesLiteral = findPlaceholders(dialect.record.path).some(({ name }) => name === 'literal');
  return (resource: Resource | undefined, id: Identifier): Identifier =>
    usesLiteral && resource ? toLiteral(dialect, id, getIdKind(resource), refusalTexts.id).literal : id;
};
