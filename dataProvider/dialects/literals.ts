import type { Dialect, Field, Resource } from '../../src/config/types';
import type { ResourceLookup } from '../jsonApi/jsonApiProvider';
import { refuseCharacters, unsupportedError } from './refusal';
import { interpolateText } from '../../src/i18n/interpolateText';
import { refusalTexts } from './refusalTexts';

/** Values that a filter can have. */
export type FilterValue = string | number | boolean;

/** The value of a condition: with its type, and as the host writes it inside a condition. */
export interface Literal {
  value: FilterValue;
  literal: string;
}

type Kind = 'text' | 'number' | 'date' | 'unknown';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const INTEGER = /^(?:0|-?[1-9]\d*)$/;

/**
 * Returns the value of a filter as a literal: numbers and booleans bare, texts with quotation marks. An id has the type that
 * its resource declares for it; without a declaration, whole numbers and UUIDs are bare.
 */
export function toLiteral(
  { literals }: Pick<Dialect, 'literals'>,
  value: FilterValue,
  kind: Kind,
  place: string,
): Literal {
  if (typeof value === 'boolean') return { value, literal: literals.booleans[`${value}`] };
  if (typeof value === 'number') return { value, literal: String(value) };
  refuseCharacters(value, literals.refuses, interpolateText(refusalTexts.valuesOf, { place }));
  if (kind !== 'number' && literals.refusesTexts.some((text) => isLike(value, text)))
    throw unsupportedError(interpolateText(refusalTexts.value, { value, place }));
  // Only a number that keeps every digit becomes one.
  if (kind === 'number' && String(Number(value)) === value) return { value: Number(value), literal: value };
  const isBare =
    (kind === 'date' && !literals.quotesDates) ||
    (kind === 'number' && INTEGER.test(value)) ||
    (kind === 'unknown' && (INTEGER.test(value) || UUID.test(value)));
  return { value, literal: isBare ? value : quoteText(value, literals) };
}

/** True if a value is a text, or starts with it if `*` follows. */
const isLike = (value: string, text: string): boolean =>
  text.endsWith('*') ? value.startsWith(text.slice(0, -1)) : value === text;

function quoteText(text: string, { quote, escapes }: Dialect['literals']): string {
  const escaped = [...text].map((character) =>
    Object.hasOwn(escapes, character) ? escapes[character] : character,
  );
  return quote + escaped.join('') + quote;
}

/** Returns the type of a field's values; a reference has that of the other resource's id. */
export function getValueKind(
  field: Field | undefined,
  hostName: string,
  resource: Resource,
  resources: ResourceLookup,
): Kind {
  if (field?.type === 'date' || field?.type === 'dateTime') return 'date';
  if (field?.type === 'number') return 'number';
  if (field?.type === 'reference') return getIdKind(resources.get(String(field.options.resource)));
  return resource.api.id.includes(hostName) ? getIdKind(resource) : field ? 'text' : 'unknown';
}

/** Returns the type of a resource's ids, if one of its fields shows them. */
export function getIdKind(resource: Resource | undefined): Kind {
  if (!resource) return 'unknown';
  const idField = Object.values(resource.fields).find(({ source }) => source === resource.api.id[0]);
  return idField ? (idField.type === 'number' ? 'number' : 'text') : 'unknown';
}
