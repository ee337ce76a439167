import { useEffect, useRef } from 'react';
import type { Send } from '../config/types';
import { lazyDialog } from '../ui/lazyDialog';
import type { RunningAction } from '../writes/target';
import { Insisting } from '../forms/Insisting';
import { BlockedDialog } from './BlockedDialog';
import { ConfirmStep } from './ConfirmStep';
import { FormStep } from './FormStep';
import { UnknownStep } from './UnknownStep';
import { WaitingDialog } from './WaitingDialog';
import { useSendFlow } from './useSendFlow';

const { Component: RowsStep } = lazyDialog(() => import('./rows/RowsStep'));

interface SendFlowProps {
  running: RunningAction;
  does: Send;
  onDone: () => void;
}

/** An action that calls the host, step by step: check → form or confirmation → call → what follows. */
export function SendFlow({ running, does, onDone }: SendFlowProps) {
  const flow = useSendFlow(running, does, onDone);
  const { start } = flow;
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    start();
  }, [start]);

  return (
    <>
      <FlowStep running={running} does={does} flow={flow} onDone={onDone} />
      {flow.busy && !flow.question && does.waiting !== null && (
        <WaitingDialog title={running.action.label} text={does.waiting} />
      )}
    </>
  );
}

interface FlowStepProps extends SendFlowProps {
  flow: ReturnType<typeof useSendFlow>;
}

/** What stands on the screen at the step that an action has come to. */
function FlowStep({ running, does, flow, onDone }: FlowStepProps) {
  const { step, busy, stayed, question, canCheck, confirmed, submit } = flow;
  switch (step.kind) {
    case 'blocked':
      return <BlockedDialog running={running} {...step} onPass={flow.passed} onClose={onDone} />;
    case 'form':
      return (
        <FormStep
          running={running}
          form={step.form}
          canCheck={canCheck}
          onSubmit={submit}
          outcome={stayed}
          question={question}
          onClose={onDone}
        />
      );
    case 'confirm':
      return (
        <ConfirmStep
          running={running}
          confirm={step.confirm}
          busy={busy}
          outcome={stayed}
          question={question}
          onConfirm={confirmed}
          onClose={onDone}
        />
      );
    case 'unknown':
      return (
        <UnknownStep
          error={step.lost.error}
          canCheck={canCheck}
          prove={step.lost.prove}
          onDone={({ record }) => void step.lost.leave(record)}
          onClose={onDone}
        />
      );
    case 'rows':
      return <RowsStep running={running} does={does} form={step.form} onDone={onDone} />;
    default:
      return <Insisting question={question} />;
  }
}
