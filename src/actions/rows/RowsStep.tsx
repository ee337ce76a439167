import { useEffect, useRef, useState } from 'react';
import type { Send } from '../../config/types';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { useAskBeforeUnload } from '../../session/useAskBeforeUnload';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Dialog } from '../../ui/Dialog';
import { useUnsaved } from '../../ui/unsaved';
import type { RunningAction } from '../../writes/target';
import { ResultTable } from './ResultTable';
import { countOf } from './rowResult';
import './rows.css';
import { RowsButtons } from './RowsButtons';
import { RowsSummary } from './RowsSummary';
import { rowsTexts as texts } from './texts';
import { useRowRun } from './useRowRun';

interface RowsStepProps {
  running: RunningAction;
  does: Send;
  /** What the form of the action held; the same for each row. */
  form: Readonly<Record<string, unknown>>;
  onDone: () => void;
}

/** An action under way for each of several records: how far it is, what became of each, and what can still be done. */
export default function RowsStep({ running, does, form, onDone }: RowsStepProps) {
  const t = useText();
  const title = t(running.action.label);
  const work = useRowRun(running, does, form);
  const { rows, results, busy, isStopping, run, stop, leave } = work;
  const [isAsking, setAsking] = useState(false);
  const tell = useUnsaved(stop);
  useEffect(() => tell(busy, busy), [tell, busy]);
  useAskBeforeUnload(busy);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    run('waiting');
  }, [run]);
  const main = useMainButton(busy);

  const waiting = countOf(results, 'waiting');
  const done = results.length - waiting - countOf(results, 'running');
  // What can no longer be stopped is not asked about, nor is the answer kept for another run.
  const canStop = busy && !isStopping && waiting > 0;
  if (isAsking && !canStop) setAsking(false);
  const close = (): void => {
    if (busy) return setAsking(canStop);
    onDone();
    leave();
  };
  return (
    <Dialog
      open
      title={title}
      width={720}
      onClose={close}
      onLeave={onDone}
      actions={<RowsButtons work={work} main={main} onClose={close} />}
    >
      <p className="row-progress">
        <progress max={rows.length} value={done} aria-label={title} />
        <span>{fillText(texts.progress, { done, total: rows.length })}</span>
      </p>
      <RowsSummary work={work} title={title} />
      <ResultTable rows={rows} results={results} resource={running.target.resource} isOver={!busy} />
      <ConfirmDialog
        open={isAsking && canStop}
        title={texts.stop_title}
        confirmLabel={texts.stop}
        cancelLabel={texts.go_on}
        onConfirm={stop}
        onClose={() => setAsking(false)}
      >
        <p>{fillText(texts.stop_text, { smart_count: waiting })}</p>
      </ConfirmDialog>
    </Dialog>
  );
}

/** Keeps the focus on the one button that there always is: the buttons before it come and go. */
function useMainButton(busy: boolean) {
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus(), [busy]);
  return main;
}
