import { isRestricted, listCallCodes, listRuleCodes, type Part, type Screen } from './part';

/** Call of the contract. */
export interface ContractCall {
  method: string;
  path: string;
  permission: string;
}

/** A screen with those of its parts that a permission concerns. */
export interface ScreenParts {
  screen: Screen;
  parts: readonly Part[];
}

/** A permission with all that depends on it. */
export interface PermissionRow {
  code: string;
  /** True if the subject has it. */
  isHeld: boolean;
  /** Parts whose rule names it. */
  opens: readonly ScreenParts[];
  /** Parts that send a call which needs it, without naming it. */
  sends: readonly ScreenParts[];
  calls: readonly ContractCall[];
  /** True if the contract lists it. */
  isInContract: boolean;
  /** True if no rule names it and no call needs it. */
  isUnused: boolean;
}

export interface PermissionSources {
  screens: readonly Screen[];
  /** Codes that the contract lists. */
  contractCodes: readonly string[];
  contractCalls: readonly ContractCall[];
  /** Codes of the subject. */
  heldCodes: readonly string[];
  isHeld: (code: string) => boolean;
}

/** Returns a row for each permission that the contract, a declaration or the subject names, by alphabet. */
export function listPermissions(sources: PermissionSources): PermissionRow[] {
  const { screens, contractCodes, contractCalls, heldCodes, isHeld } = sources;
  const opens = groupByCode(screens, listRuleCodes);
  const sends = groupByCode(screens, listCallCodes);
  const calls = groupBy(contractCalls, ({ permission }) => permission);
  const otherCodes = [...opens.keys(), ...sends.keys(), ...calls.keys(), ...heldCodes];
  const codes = [...new Set([...contractCodes, ...otherCodes])].sort((a, b) => a.localeCompare(b));
  const inContract = new Set([...contractCodes, ...calls.keys()]);
  return codes.map((code) => ({
    code,
    isHeld: isHeld(code),
    opens: opens.get(code) ?? [],
    sends: sends.get(code) ?? [],
    calls: calls.get(code) ?? [],
    isInContract: inContract.has(code),
    isUnused: !opens.has(code) && !sends.has(code) && !calls.has(code),
  }));
}

/** Groups the parts of all screens by the codes that `listCodes` returns for each. */
function groupByCode(
  screens: readonly Screen[],
  listCodes: (part: Part) => readonly string[],
): Map<string, ScreenParts[]> {
  const byCode = new Map<string, ScreenParts[]>();
  for (const screen of screens) {
    const entries = screen.parts.flatMap((part) => listCodes(part).map((code) => ({ code, part })));
    for (const [code, found] of groupBy(entries, (entry) => entry.code))
      byCode.set(code, [...(byCode.get(code) ?? []), { screen, parts: found.map(({ part }) => part) }]);
  }
  return byCode;
}

/** Returns the parts that not everybody has, or whose calls need a permission. */
export const listRestrictedParts = ({ parts }: Screen): Part[] =>
  parts.filter((part) => isRestricted(part) || listCallCodes(part).length > 0);

/** Groups items by a text, in their order. */
function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(getKey(item));
    if (group) group.push(item);
    else groups.set(getKey(item), [item]);
  }
  return groups;
}
