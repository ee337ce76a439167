import type { Found } from '../../config/check';
import { problemText } from '../../config/check/problem';
import { readJson } from '../../config/check/readJson';
import { uncheckedProblem } from '../../config/check/uncheckedProblem';
import { inThisLanguage } from '../../config/language/upgrade';
import { needsOf, reach } from '../../config/needs';
import type { Declaration } from '../../config/normalise';
import type { RuntimeConfig } from '../../config/runtime';
import type { ConfigProblem } from '../../config/types';
import { theWay } from '../../session/way';
import { iconsKnown } from './iconsKnown';
import { hides } from '../own/hidden';
import type { Checking } from './checking';
import type { Finding } from './registry';
import { readText } from './readText';

/** What the registry asks of what was loaded; it is of no use before. */
export const finding: Finding = { needsOf, reach };

/** How far the declarations of the runtime have come. */
export interface RuntimeStep {
  /** Those that are sound by now, in the order in which they came. */
  declarations: readonly Declaration[];
  problems: readonly ConfigProblem[];
  /** Addresses without an answer. */
  awaited: readonly string[];
}

interface RuntimeOptions {
  /** The bundled declarations that these texts name; without texts, all of them. */
  bundled: (texts?: ReadonlySet<string>) => Promise<readonly Declaration[]>;
  /** Names of the hosts that the runtime config gives; without them none is looked at. */
  hosts?: readonly string[];
  /** Bundled resources that are not shown: what is loaded may take their places. */
  hidden?: readonly string[] | undefined;
  /** How they speak, by name. */
  dialects?: RuntimeConfig['dialects'] | undefined;
  onStep: (step: RuntimeStep) => void;
  /** What checks them; ended when all have answered. */
  checking: Checking;
  /** ms after which an address counts as silent. */
  patience?: number | undefined;
}

/**
 * Loads and checks the declarations that the runtime config names, each on its own: one that is slow, silent or broken
 * holds up no other. What one names and another brings is known once that one has answered, so problems other than those
 * of reading are told when all have. Runtime JSON names bundled field types and tabs only, it never carries code.
 */
export async function loadRuntime(
  addresses: readonly string[],
  { bundled, hosts, hidden = [], dialects, onStep, checking, patience }: RuntimeOptions,
): Promise<void> {
  const awaited = new Set(addresses);
  const unread: ConfigProblem[] = [];
  const waiting: Found[] = [];
  let sound: readonly Declaration[] = [];

  /** The bundled ones whose place nobody takes. */
  const besides = async (names?: ReadonlySet<string>): Promise<readonly Declaration[]> => {
    const all = await bundled(names);
    if (hidden.length === 0) return all;
    const taken = new Set([...waiting, ...sound].flatMap(namesOf));
    return all.filter(
      ({ input: { name, route = name } }) => !hides(hidden, name) || !(taken.has(name) || taken.has(route)),
    );
  };

  const check = async (): Promise<void> => {
    const last = awaited.size === 0;
    const trusted = [...(await besides(textsIn(waiting))), ...sound];
    const icons = await iconsKnown(waiting.map(({ input }) => input));
    const around = { hosts, dialects, icons, sessionPaths: theWay().sessionPaths };
    let checked = await checking.check([...waiting], around, trusted);
    // What is wrong is told with every name that would be right.
    if (last && checked.problems.length > 0)
      checked = await checking.check([...waiting], around, [...(await besides()), ...sound]);
    sound = [...sound, ...checked.sound];
    const files = new Set(checked.sound.map(({ file }) => file));
    waiting.splice(0, waiting.length, ...waiting.filter(({ file }) => !files.has(file)));
    const problems = [...unread, ...(last ? checked.problems : [])];
    if (last) for (const problem of problems) console.error(problemText(problem));
    onStep({ declarations: sound, problems, awaited: [...awaited] });
  };

  /** What has answered since the last check is checked together: hundreds would wait for hundreds of checks. */
  const arrived: (Found | ConfigProblem)[] = [];
  let checks: Promise<void> | undefined;
  const checkArrived = async (): Promise<void> => {
    while (arrived.length > 0) {
      for (const answer of arrived.splice(0)) {
        awaited.delete(answer.file);
        if ('input' in answer) waiting.push(answer);
        else unread.push(answer);
      }
      await check().catch((error: unknown) => {
        // Nobody knows which of them it was: what was read so far is told, whatever else.
        console.error(error);
        unread.push(...waiting.splice(0).map(({ file }) => uncheckedProblem(file, error)));
        onStep({ declarations: sound, problems: awaited.size === 0 ? unread : [], awaited: [...awaited] });
      });
    }
  };
  await Promise.all(
    addresses.map(async (address) => {
      arrived.push(await load(address, patience));
      // One at a time: each builds on what those before it have brought.
      do {
        checks ??= checkArrived().finally(() => (checks = undefined));
        await checks;
      } while (arrived.length > 0);
    }),
  ).finally(checking.end);
}

/** The name and the route that a declaration gives itself. */
const namesOf = ({ input }: Found): string[] => {
  const { name, route } = Object(input) as Readonly<Record<string, unknown>>;
  return [name, route].filter((text) => typeof text === 'string');
};

async function load(address: string, patience: number | undefined): Promise<Found | ConfigProblem> {
  const read = await readText(address, patience);
  return 'why' in read ? unreadable(address, read.why) : inThisLanguage(readJson(address, read.text));
}

const unreadable = (file: string, found: string): ConfigProblem => ({
  file,
  path: '',
  found,
  allowed: [],
  suggestion: null,
});

/** Every text in the declarations: what of it is the name or the route of a resource may be meant. */
function textsIn(found: readonly Found[]): ReadonlySet<string> {
  const texts = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  found.forEach(({ input }) => walk(input));
  return texts;
}
