import { isPlainObject } from '../../../lib/json';
import { parameterNames } from '../../dialects/parameterNames';
import { presetsWithConditions } from '../../dialects/presetNames';
import { findPlaceholdersInJson } from '../../template';
import type { Json } from '../common';
import type { RuleProblem } from './withRule';

type Members = Readonly<Record<string, unknown>>;

const toMembers = (value: unknown): Members => (isPlainObject(value) ? value : {});

/**
 * Finds conditions that nothing would send, or not as the dialect says. A dialect that extends another one may take the
 * missing part from it, so only what it says itself is compared.
 */
export function findConditionProblems(dialect: Members): RuleProblem[] {
  const { conditions, filter, search, getList } = dialect;
  const base = presetsWithConditions.find((name) => name === dialect.extends);
  const isUnjoined = conditions === false || (conditions === undefined && base === undefined);
  const { join, or, query } = toMembers(conditions);
  const isJoined = join !== undefined && join !== false;
  const holdsConditions =
    typeof query === 'string' ||
    findPlaceholdersInJson((toMembers(getList).json ?? null) as Json).some(
      ({ name }) => name === 'conditions',
    );
  return [
    ...(isUnjoined ? findUnjoinedFilters(toMembers(filter)) : []),
    ...(isJoined && query === null && !holdsConditions
      ? [
          {
            path: ['conditions', 'query'],
            found: 'No key of the dialect sends the conditions',
            allowed: ['conditions.query', 'getList.json with {conditions}'],
          },
        ]
      : []),
    ...findJoinProblems(join, 'join'),
    ...findJoinProblems(or, 'or'),
    ...(isUnjoined && toMembers(search).condition !== undefined
      ? [
          {
            path: ['search', 'condition'],
            found: 'A search by fields is a condition, and the dialect does not combine conditions',
            allowed: ['conditions', 'search.query'],
          },
        ]
      : []),
  ];
}

/** Finds filters that are no parameters, and ends of a range that would be the same one. */
function findUnjoinedFilters(filter: Members): RuleProblem[] {
  const shapes = Object.entries(filter).flatMap(([operator, template]) =>
    isPlainObject(template) || (typeof template === 'string' && !template.includes('='))
      ? [
          {
            path: ['filter', operator],
            found: 'Without "conditions" each filter is a parameter',
            allowed: ['{field}={value}', 'conditions'],
          },
        ]
      : [],
  );
  const namesOf = (template: unknown): string[] =>
    typeof template === 'string' ? parameterNames(template) : [];
  const [from, until] = [namesOf(filter['>=']), namesOf(filter['<='])];
  const shared = from.find((name) => name !== '' && until.includes(name));
  return shared !== undefined
    ? [
        ...shapes,
        {
          path: ['filter', '<='],
          found: `Both ends of a range would be the same parameter "${shared}"`,
          allowed: ['one parameter for each end', 'conditions'],
        },
      ]
    : shapes;
}

/** A separator has no placeholders; JSON has one for the conditions. */
function findJoinProblems(join: unknown, key: string): RuleProblem[] {
  const names = findPlaceholdersInJson((join ?? null) as Json).map(({ name }) => name);
  const unknownName = names.find((name) => name !== 'conditions' && name !== 'merged');
  if (unknownName !== undefined)
    return [
      {
        path: ['conditions', key],
        found: `No value fills "{${unknownName}}" here`,
        allowed: ['{conditions}', '{merged}'],
      },
    ];
  return isPlainObject(join) && names.length === 0
    ? [
        {
          path: ['conditions', key],
          found: 'The place of the conditions is missing',
          allowed: ['{conditions}', '{merged}'],
        },
      ]
    : [];
}
