import { useEffect, useMemo, useState } from 'react';
import type { Declaration } from '../../config/normalise';
import { checkText, type CheckedText } from './checkText';
import type { WorkDocument } from './workDocument';
import type { WorkbenchNames } from './workbenchNames';

/** ms without typing after which a text is checked. */
const PAUSE = 250;

/** A declaration without problems, among the others of the console. */
export interface SoundText {
  declaration: Declaration;
  among: readonly Declaration[];
}

/** What the check says of the text, a moment after it was typed; `sound` is the last of what was typed that had no problem. */
export function useChecked(
  { file, text, replaces }: WorkDocument,
  round: number,
  names: WorkbenchNames,
): { checked: CheckedText; sound: SoundText | undefined } {
  const check = useMemo(
    () => (typed: string) => checkText(file, typed, names, replaces),
    [file, names, replaces],
  );
  const [state, setState] = useState<State>(() => ({ ...next(undefined, text, round, check(text)), check }));
  const isOld = state.text !== text || state.round !== round || state.check !== check;
  useEffect(() => {
    if (!isOld) return undefined;
    const isOther = state.round !== round;
    const look = (): void => setState((before) => ({ ...next(before, text, round, check(text)), check }));
    const timer = setTimeout(look, isOther ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [isOld, state.round, text, round, check]);
  return state;
}

interface State {
  text: string;
  /** Which document it is of. */
  round: number;
  checked: CheckedText;
  sound: SoundText | undefined;
  /** What it was checked with. */
  check: (typed: string) => CheckedText;
}

function next(
  before: State | undefined,
  text: string,
  round: number,
  checked: CheckedText,
): Omit<State, 'check'> {
  const { declaration, among } = checked;
  const kept = before?.round === round ? before.sound : undefined;
  return { text, round, checked, sound: declaration ? unlessSame(kept, { declaration, among }) : kept };
}

/** The same declarations stay the same objects: blanks, or another name of the file, draw no screen anew. */
const unlessSame = (before: SoundText | undefined, now: SoundText): SoundText =>
  before !== undefined &&
  before.among.length === now.among.length &&
  before.among.every((one, at) => one === now.among[at]) &&
  JSON.stringify(before.declaration.input) === JSON.stringify(now.declaration.input)
    ? before
    : now;
