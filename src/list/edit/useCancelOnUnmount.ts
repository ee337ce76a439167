import { useEffect, useRef } from 'react';
import type { SubmitQuestion } from '../../mutations/submit/submitQuestion';

/** Cancels the open question of a submit when its component unmounts, so that the next write of the record can start. */
export function useCancelOnUnmount(question: SubmitQuestion | undefined): void {
  const latestQuestion = useRef(question);
  useEffect(() => {
    latestQuestion.current = question;
  }, [question]);
  useEffect(
    () => () => {
      const { current } = latestQuestion;
      if (current?.kind === 'conflict') current.answer(undefined);
      else current?.answer(false);
    },
    [],
  );
}
