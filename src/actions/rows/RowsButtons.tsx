import type { RefObject } from 'react';
import { fillText } from '../../i18n/fillText';
import { Button } from '../../ui/Button';
import { useLookAgain } from '../../writes/useLookAgain';
import { countOf } from './rowResult';
import { rowsTexts as texts } from './texts';
import type { RowRun } from './useRowRun';

interface RowsButtonsProps {
  work: RowRun;
  /** The button that there always is. */
  main: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const stays = (): void => undefined;

/** What can be done while calls are under way, and with what is left once they are over. */
export function RowsButtons({ work, main, onClose }: RowsButtonsProps) {
  const { results, busy, isStopping, run, stop } = work;
  const { isLooking, look } = useLookAgain(stays);
  if (busy)
    return (
      <Button ref={main} busy={isStopping} onClick={stop}>
        {isStopping ? texts.stopping : texts.stop}
      </Button>
    );
  const [waiting, failed] = [countOf(results, 'waiting'), countOf(results, 'failed')];
  return (
    <>
      {countOf(results, 'unknown') > 0 && (
        <Button busy={isLooking} onClick={look}>
          {texts.check}
        </Button>
      )}
      {waiting > 0 && (
        <Button onClick={() => run('waiting')}>{fillText(texts.rest, { smart_count: waiting })}</Button>
      )}
      {failed > 0 && (
        <Button onClick={() => run('failed')}>{fillText(texts.retry, { smart_count: failed })}</Button>
      )}
      <Button ref={main} variant="primary" onClick={onClose}>
        {texts.close}
      </Button>
    </>
  );
}
