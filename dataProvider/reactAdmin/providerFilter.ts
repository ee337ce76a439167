import type { FilterTemplate } from '../../src/config/dialects/providerHost';
import { fillTemplateWith, getSolePlaceholder } from '../../src/config/template';
import type { DialectOperator, Field, Resource } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json';
import { hasQueryValue, readFilter, withHostNames, type QueryCondition } from '../jsonApi/filterQuery';
import { withWireValues } from '../values/wireValues';
import type { Provider } from './provider';
import { unsupportedError } from '../dialects/refusal';
import type { ProviderIds } from './providerIds';
import { interpolateText } from '../../src/i18n/interpolateText';
import { refusalTexts } from '../dialects/refusalTexts';
import { providerRefusalTexts } from './providerRefusalTexts';

type Members = Readonly<Record<string, unknown>>;

/**
 * Builds react-admin's `params.filter`: the conditions of a list by the templates of the provider, the text of a search, and
 * fixed members. Throws if the provider does not support an operator, or if two of them would fill the same member.
 */
export function buildProviderFilter(
  provider: Provider,
  resource: Resource,
  { filter, fixedMembers }: { filter: unknown; fixedMembers: Members },
  ids: ProviderIds,
): Members {
  const { search, conditions } = readFilter(filter);
  const hostConditions = withHostNames(
    withWireValues(conditions, resource, provider.dialect.dates),
    resource.fields,
  );
  const parts = [
    Object.fromEntries(
      Object.entries(fixedMembers).map(([name, value]) => [name, typeValue(resource, name, value, ids)]),
    ),
    ...hostConditions.map((condition) => conditionMembers(provider, resource, condition, ids)),
    ...(search ? [searchMembers(provider, search)] : []),
  ];
  return parts.reduce<Members>((merged, part) => mergeMembers(merged, part), {});
}

function searchMembers({ search }: Provider, text: string): Members {
  if (search === false) throw unsupportedError(refusalTexts.searches);
  return typeof search === 'string' ? { [search]: text } : (fillJson(search, { value: text }) as Members);
}

function conditionMembers(
  provider: Provider,
  resource: Resource,
  { field, operator, value }: QueryCondition,
  ids: ProviderIds,
): Members {
  const values = [value]
    .flat()
    .filter(hasQueryValue)
    .map((item) => typeValue(resource, field, item, ids));
  const [firstValue] = values;
  if (firstValue === undefined) return {};
  const key =
    operator === 'is'
      ? String(firstValue)
      : operator !== 'in'
        ? operator
        : values.length > 1
          ? 'several'
          : '=';
  const template = provider.filter[key as DialectOperator];
  if (!template) throw unsupportedError(interpolateText(providerRefusalTexts.filter, { field, key }));
  return fillFilterTemplate(template, {
    field,
    value: key === 'several' ? values : operator === 'is' ? null : firstValue,
  });
}

interface FilterScope {
  field?: string;
  value: unknown;
}

const fillFilterTemplate = (template: FilterTemplate, scope: FilterScope): Members =>
  typeof template === 'string'
    ? { [fillText(template, scope)]: scope.value }
    : (fillJson(template, scope) as Members);

const fillText = (text: string, { field = '', value }: FilterScope): string =>
  fillTemplateWith(text, ({ name }) => (name === 'field' ? field : String(value)));

/** Fills a JSON template; `{value}` alone keeps the type of the value. */
function fillJson(template: unknown, scope: FilterScope): unknown {
  if (typeof template === 'string')
    return getSolePlaceholder(template)?.name === 'value' ? scope.value : fillText(template, scope);
  if (Array.isArray(template)) return template.map((item: unknown) => fillJson(item, scope));
  if (!isPlainObject(template)) return template;
  return Object.fromEntries(
    Object.entries(template).map(([key, item]) => [fillText(key, scope), fillJson(item, scope)]),
  );
}

/** Returns the value with the type of its field: URLs and parent records give numbers and ids as text. */
export function typeValue({ fields }: Resource, name: string, value: unknown, ids: ProviderIds): unknown {
  const field = Object.values(fields).find(({ filterBy, source }) => filterBy === name || source === name);
  if (typeof value !== 'string' || !field) return value;
  if (isReference(field)) return ids.toProviderId(String(field.options.resource), value);
  return field.type === 'number' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
}

const isReference = ({ type }: Field): boolean => type === 'reference' || type === 'references';

/** Merges two filters; lists of conditions are joined. Throws if both have another value for the same member. */
function mergeMembers(first: Members, second: Members): Members {
  const merged: Record<string, unknown> = { ...first };
  for (const [name, value] of Object.entries(second)) {
    const before = merged[name];
    if (before === undefined || Object.is(before, value)) merged[name] = value;
    else if (isPlainObject(before) && isPlainObject(value)) merged[name] = mergeMembers(before, value);
    else if (isConditionList(before) && isConditionList(value)) merged[name] = [...before, ...value];
    else throw unsupportedError(interpolateText(providerRefusalTexts.twoFilters, { name }));
  }
  return merged;
}

const isConditionList = (value: unknown): value is readonly Members[] =>
  Array.isArray(value) && value.every(isPlainObject);
