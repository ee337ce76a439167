import { parametersCollide } from '../../src/config/dialects/parameterNames';
import type { Dialect } from '../../src/config/types';
import type { QueryPair } from './queryTemplate';
import { unsupportedError } from './refusal';
import { interpolateText } from '../../src/i18n/interpolateText';
import { refusalTexts } from './refusalTexts';

/** Parameters of one part of a request. */
export interface ParameterGroup {
  /** `rows`: it decides which rows match. `order`: it only decides which of them are sent, and in which order. */
  part: 'rows' | 'order';
  /** True for the parameters that a declaration always sends. */
  isFixed?: boolean;
  /** Name for users. */
  label: string;
  pairs: readonly QueryPair[];
}

/**
 * Returns the parameters of a request. Each name is sent by one group only, because hosts read either the first or the last one,
 * or treat both as alternatives. Equal parameters are sent once. A page and a sort order replace fixed ones of the same name.
 * Throws if two conditions would write the same parameter, unless the host requires all of them.
 */
export function combineGroups({ conditions }: Dialect, groups: readonly ParameterGroup[]): QueryPair[] {
  const requiresAll = conditions !== false && conditions.join === false;
  const orderNames = new Set(groups.filter(({ part }) => part === 'order').flatMap(namesOf));
  const pairs: QueryPair[] = [];
  const sent: ParameterGroup[] = [];
  for (const group of groups) {
    const ownPairs = group.isFixed ? group.pairs.filter(([name]) => !orderNames.has(name)) : group.pairs;
    const newPairs = ownPairs.filter(([name, value]) => !sent.some(sendsExactly(name, value)));
    if (group.part === 'rows' && !requiresAll)
      for (const [name] of newPairs) {
        const other = sent.find((sentGroup) =>
          namesOf(sentGroup).some((sentName) => parametersCollide(sentName, name)),
        );
        if (other) throw unsupportedError(describeCollision(other, group));
      }
    pairs.push(...newPairs);
    sent.push({ ...group, pairs: newPairs });
  }
  return pairs;
}

const namesOf = ({ pairs }: ParameterGroup): string[] => pairs.map(([name]) => name);

/** True for a group that sends this parameter, and no other value of it. */
const sendsExactly =
  (name: string, value: string) =>
  ({ pairs }: ParameterGroup): boolean => {
    const values = pairs.filter(([sentName]) => sentName === name).map(([, sentValue]) => sentValue);
    return values.length === 1 && values[0] === value;
  };

const describeCollision = (first: ParameterGroup, second: ParameterGroup): string =>
  first.isFixed
    ? interpolateText(refusalTexts.filterOfSelection, { label: second.label })
    : first.label === second.label
      ? interpolateText(refusalTexts.twoConditions, { label: first.label })
      : interpolateText(refusalTexts.conditionsTogether, { first: first.label, second: second.label });
