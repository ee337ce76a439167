import { useEffect, useMemo, useState } from 'react';
import type { Declaration } from '../../config/normalise';
import { checkDeclarationText, type TextCheckResult } from './checkDeclarationText';
import type { WorkbenchDocument } from '../document/workbenchDocument';
import type { WorkbenchNames } from '../workbenchNames';

/** ms without typing after which a text is checked. */
const CHECK_DELAY = 250;

/** A declaration without problems, among the others of the console. */
export interface ValidText {
  declaration: Declaration;
  otherDeclarations: readonly Declaration[];
}

/** Returns the result of the check, debounced; `sound` is the last typed text without problems. */
export function useTextCheck(
  { file, text, replaces }: WorkbenchDocument,
  documentId: number,
  names: WorkbenchNames,
): { result: TextCheckResult; validText: ValidText | undefined } {
  const check = useMemo(
    () => (input: string) => checkDeclarationText(file, input, names, replaces),
    [file, names, replaces],
  );
  const [state, setState] = useState<TextCheckState>(() => ({
    ...createNextState(undefined, text, documentId, check(text)),
    check,
  }));
  const isStale = state.text !== text || state.documentId !== documentId || state.check !== check;
  useEffect(() => {
    if (!isStale) return undefined;
    const isOtherDocument = state.documentId !== documentId;
    const runCheck = (): void =>
      setState((previous) => ({ ...createNextState(previous, text, documentId, check(text)), check }));
    const timer = setTimeout(runCheck, isOtherDocument ? 0 : CHECK_DELAY);
    return () => clearTimeout(timer);
  }, [isStale, state.documentId, text, documentId, check]);
  return state;
}

interface TextCheckState {
  text: string;
  /** Which document it is of. */
  documentId: number;
  result: TextCheckResult;
  validText: ValidText | undefined;
  /** Check that gave the result. */
  check: (typed: string) => TextCheckResult;
}

function createNextState(
  previous: TextCheckState | undefined,
  text: string,
  documentId: number,
  result: TextCheckResult,
): Omit<TextCheckState, 'check'> {
  const { declaration, otherDeclarations } = result;
  const previousValid = previous?.documentId === documentId ? previous.validText : undefined;
  return {
    text,
    documentId,
    result,
    validText: declaration ? reuseIfSame(previousValid, { declaration, otherDeclarations }) : previousValid,
  };
}

/** Equal declarations keep their identity: blanks, or another name of the file, re-render no screen. */
const reuseIfSame = (previous: ValidText | undefined, current: ValidText): ValidText =>
  previous !== undefined &&
  previous.otherDeclarations.length === current.otherDeclarations.length &&
  previous.otherDeclarations.every(
    (declaration, index) => declaration === current.otherDeclarations[index],
  ) &&
  JSON.stringify(previous.declaration.input) === JSON.stringify(current.declaration.input)
    ? previous
    : current;
