import { checkDeclarations, problemText, type Found } from '../../config/check';
import { readJson } from '../../config/check/readJson';
import type { Declaration } from '../../config/normalise';
import type { RuntimeConfig } from '../../config/runtime';
import type { ConfigProblem } from '../../config/types';
import { fillText } from '../../i18n/fillText';
import { knownNames } from '../knownNames';
import { appTexts } from '../texts';

const texts = appTexts.problems;

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
  /** How they speak, by name. */
  dialects?: RuntimeConfig['dialects'] | undefined;
  onStep: (step: RuntimeStep) => void;
  /** ms after which an address counts as silent. */
  patience?: number;
}

const PATIENCE = 10_000;

/**
 * Loads and checks the declarations that the runtime config names, each on its own: one that is slow, silent or broken
 * holds up no other. What one names and another brings is known once that one has answered, so problems other than those
 * of reading are told when all have. Runtime JSON names bundled field types and tabs only, it never carries code.
 */
export async function loadRuntime(
  addresses: readonly string[],
  { bundled, hosts, dialects, onStep, patience = PATIENCE }: RuntimeOptions,
): Promise<void> {
  const known = { ...knownNames, hosts, dialects };
  const awaited = new Set(addresses);
  const unread: ConfigProblem[] = [];
  const waiting: Found[] = [];
  let sound: readonly Declaration[] = [];
  let turn = Promise.resolve();

  const check = async (): Promise<void> => {
    const last = awaited.size === 0;
    const trusted = [...(await bundled(textsIn(waiting))), ...sound];
    let checked = checkDeclarations(waiting, known, trusted);
    // What is wrong is told with every name that would be right.
    if (last && checked.problems.length > 0)
      checked = checkDeclarations(waiting, known, [...(await bundled()), ...sound]);
    sound = [...sound, ...checked.sound];
    const files = new Set(checked.sound.map(({ file }) => file));
    waiting.splice(0, waiting.length, ...waiting.filter(({ file }) => !files.has(file)));
    const problems = [...unread, ...(last ? checked.problems : [])];
    if (last) for (const problem of problems) console.error(problemText(problem));
    onStep({ declarations: sound, problems, awaited: [...awaited] });
  };

  await Promise.all(
    addresses.map(async (address) => {
      const answer = await load(address, patience);
      // One at a time: each builds on what those before it have brought.
      turn = turn.then(() => {
        awaited.delete(address);
        if ('input' in answer) waiting.push(answer);
        else unread.push(answer);
        return check();
      });
      await turn;
    }),
  );
}

async function load(address: string, patience: number): Promise<Found | ConfigProblem> {
  const silence = AbortSignal.timeout(patience);
  try {
    const response = await fetch(address, { credentials: 'omit', signal: silence });
    if (!response.ok) return unreadable(address, fillText(texts.answers, { status: response.status }));
    return readJson(address, await response.text());
  } catch {
    return unreadable(
      address,
      silence.aborted ? fillText(texts.silent, { seconds: patience / 1000 }) : texts.unreadable,
    );
  }
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
