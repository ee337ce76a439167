import { parameterNames } from '../../src/config/dialects/parameterNames';
import { fillTemplateWith, findPlaceholders, findPlaceholdersInJson } from '../../src/config/template';
import type {
  Dialect,
  DialectConditions,
  DialectOperator,
  Field,
  Json,
  Resource,
} from '../../src/config/types';
import { hasQueryValue, type QueryCondition } from '../jsonApi/filterQuery';
import type { ResourceLookup } from '../jsonApi/jsonApiProvider';
import { fillJson, mergeObjects, toText } from './fillJson';
import { getValueKind, toLiteral, type FilterValue, type Literal } from './literals';
import { hasProductFormat } from './productFormat';
import { fillQueryTemplate, quote, type QueryPair } from './queryTemplate';
import { refuseCharacters, unsupportedError } from './refusal';
import { interpolateText } from '../../src/i18n/interpolateText';
import { refusalTexts } from './refusalTexts';

/** A condition of a request, with the template of the dialect that writes it. */
export interface HostCondition {
  /** Name of the field at the host. */
  field: string;
  /** Name of the field for users. */
  label: string;
  key: DialectOperator;
  values: readonly Literal[];
  template: Json;
}

/** Dialect whose conditions share one parameter. */
export type JoinedDialect = Dialect & { conditions: DialectConditions };

/** True if all conditions are in one parameter. */
export const joinsConditions = (dialect: Dialect): dialect is JoinedDialect =>
  dialect.conditions !== false && dialect.conditions.join !== false;

/** Returns the host's name of a field in conditions. */
export function toHostField({ referenceName }: Dialect, { api, fields }: Resource, name: string): string {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  // The id of a record is a member of another name at some hosts.
  if (field === undefined) return name === 'id' && !api.id.includes(name) ? (api.id[0] ?? name) : name;
  if (field.filterBy !== name) return field.filterBy;
  return isReference(field) ? fillTemplateWith(referenceName, () => name) : name;
}

const isReference = ({ type }: Field): boolean => type === 'reference' || type === 'references';

/**
 * Returns the conditions for a host: its names of the fields, typed values, and each condition once. Throws if the dialect has
 * no template for one of them.
 */
export function toHostConditions(
  dialect: Dialect,
  conditions: readonly QueryCondition[],
  resource: Resource,
  resources: ResourceLookup,
): HostCondition[] {
  const hostConditions = conditions.flatMap(({ field: name, operator, value }): HostCondition[] => {
    const rawValues = [value].flat().filter(hasQueryValue) as FilterValue[];
    const [firstValue] = rawValues;
    if (firstValue === undefined) return [];
    const fieldConfig = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
    const field = toHostField(dialect, resource, name);
    const label = interpolateText(refusalTexts.named, { name: fieldConfig?.label ?? name });
    const key = (
      rawValues.length > 1
        ? 'several'
        : operator === 'is'
          ? String(firstValue)
          : operator === 'in'
            ? '='
            : operator
    ) as DialectOperator;
    const template = Object.hasOwn(dialect.filter, key) ? dialect.filter[key] : false;
    if (template === false || template === null)
      throw unsupportedError(interpolateText(refusalTexts.filterBy, { label }));
    const kind = getValueKind(fieldConfig, field, resource, resources);
    const values = operator === 'is' ? [] : rawValues.map((raw) => toLiteral(dialect, raw, kind, label));
    return [{ field, label, key, values, template: template ?? false }];
  });
  const byText = new Map(hostConditions.map((condition) => [JSON.stringify(condition), condition]));
  return [...byText.values()];
}

/** Builds the parameters of a condition that has its own. */
export function conditionPairs(dialect: Dialect, condition: HostCondition): QueryPair[] {
  const { filter } = dialect;
  // The product's own format sends a comma, whatever the host makes of it.
  const refusesCommas = !hasProductFormat(dialect);
  const { field, label, key, values, template } = condition;
  if (typeof template !== 'string') throw unsupportedError(interpolateText(refusalTexts.filterBy, { label }));
  // A comma separates values there, so a value that contains one would be two.
  if (refusesCommas && key === '=' && sharesListParameter(filter, template)) refuseCommas(values, label);
  return template.split('&').flatMap((part) => {
    const names = namesIn(part);
    if (refusesCommas && names.includes('values')) refuseCommas(values, label);
    return key === 'several' && isPerValue(names)
      ? values.flatMap(({ value, literal }) =>
          fillQueryTemplate(part, { field, value: String(value), literal }),
        )
      : fillQueryTemplate(part, {
          field,
          value: values[0] === undefined ? undefined : String(values[0].value),
          literal: values[0]?.literal,
          values: values.map(({ value }) => String(value)).join(','),
          ...listTexts(values),
        });
  });
}

/** Fills the template of a condition that shares its parameter; several values may be alternatives. */
export function fillCondition({ conditions }: JoinedDialect, condition: HostCondition): Json {
  const { field, label, key, values, template } = condition;
  const names = typeof template === 'string' ? namesIn(template) : namesInJson(template);
  if (key === 'several' && isPerValue(names)) {
    const alternatives = values.map(({ value, literal }) => fillJson(template, { field, value, literal }));
    return joinAlternatives(conditions, alternatives.filter(isDefined), label);
  }
  const isText = typeof template === 'string';
  if (isText && names.includes('values')) refuseCommas(values, label);
  const list = values.map(({ value }) => value);
  const filled = fillJson(template, {
    field,
    value: values[0]?.value,
    literal: values[0]?.literal,
    values: isText ? list.join(',') : list,
    ...listTexts(values),
  });
  if (filled === undefined) throw unsupportedError(interpolateText(refusalTexts.filterBy, { label }));
  return filled;
}

/** Joins conditions that all have to hold; undefined if there are none. */
export const joinConditions = ({ conditions: { join } }: JoinedDialect, items: readonly Json[]) =>
  items.length === 0 ? undefined : joinItems(join, items, refusalTexts.same);

/** Joins conditions of which one has to hold, as one condition. */
export function joinAlternatives(
  { or, group }: DialectConditions,
  items: readonly Json[],
  label: string,
): Json {
  const [only] = items;
  if (items.length === 1 && only !== undefined) return only;
  if (or === false || or === null)
    throw unsupportedError(interpolateText(refusalTexts.severalValues, { label }));
  const joined = joinItems(or, items, label);
  return typeof joined === 'string' ? groupText(group, joined) : joined;
}

/** Returns a text that can be part of another condition. */
export const groupText = (group: string, conditions: string): string =>
  toText(fillJson(group, { conditions }) ?? conditions);

function joinItems(join: Json, items: readonly Json[], label: string): Json {
  const [only] = items;
  if (items.length === 1 && only !== undefined) return only;
  if (typeof join === 'string' && findPlaceholders(join).length === 0) return items.map(toText).join(join);
  const isMerged = findPlaceholdersInJson(join).some(({ name }) => name === 'merged');
  const values = isMerged ? { merged: mergeObjects(items, label) } : { conditions: [...items] };
  return fillJson(join, values) ?? null;
}

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined;

const namesIn = (template: string): string[] => findPlaceholders(template).map(({ name }) => name);

const namesInJson = (template: Json): string[] => findPlaceholdersInJson(template).map(({ name }) => name);

/** True if a template holds one value. */
const isPerValue = (names: readonly string[]): boolean =>
  names.includes('value') || names.includes('literal');

const listTexts = (values: readonly Literal[]) => ({
  quoted: values.map(({ value }) => quote(String(value))).join(','),
  literals: values.map(({ literal }) => literal).join(','),
});

const refuseCommas = (values: readonly Literal[], label: string): void => {
  for (const { value } of values)
    refuseCharacters(String(value), ',', interpolateText(refusalTexts.valuesOf, { place: label }));
};

/** True if the host reads several values from the parameter of one, with commas between them. */
const sharesListParameter = ({ several }: Dialect['filter'], template: string): boolean =>
  typeof several === 'string' &&
  namesIn(several).includes('values') &&
  parameterNames(several).some((name) => parameterNames(template).includes(name));
