import { useEffect, useRef } from 'react';
import type { SendBehaviour } from '../../config/types';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import type { RunningAction } from '../actionTarget';
import { LazyForceConfirmDialog } from '../../forms/submit/LazyForceConfirmDialog';
import { BlockedDialog } from '../blockers/BlockedDialog';
import { ConfirmStep } from './ConfirmStep';
import { FormStep } from './FormStep';
import { UnknownOutcomeStep } from './UnknownOutcomeStep';
import { ProgressDialog } from './ProgressDialog';
import { useSendFlow } from './useSendFlow';

const { Component: BulkStep } = lazyDialog(() => import('../bulk/BulkStep'));

interface SendFlowProps {
  runningAction: RunningAction;
  behaviour: SendBehaviour;
  onDone: () => void;
}

/** Runs an action that calls the host, step by step: check → form or confirmation → call → effects. */
export function SendFlow({ runningAction, behaviour, onDone }: SendFlowProps) {
  const flow = useSendFlow(runningAction, behaviour, onDone);
  const { begin } = flow;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    begin();
  }, [begin]);

  return (
    <>
      <FlowStep runningAction={runningAction} behaviour={behaviour} flow={flow} onDone={onDone} />
      {flow.busy && !flow.question && behaviour.progressText !== null && (
        <ProgressDialog title={runningAction.action.label} text={behaviour.progressText} />
      )}
    </>
  );
}

interface FlowStepProps extends SendFlowProps {
  flow: ReturnType<typeof useSendFlow>;
}

/** Renders the current step of an action. */
function FlowStep({ runningAction, behaviour, flow, onDone }: FlowStepProps) {
  const { step, busy, formAlert, question, canVerify, handleConfirm, submit } = flow;
  switch (step.kind) {
    case 'blocked':
      return (
        <BlockedDialog
          runningAction={runningAction}
          {...step}
          onUnblocked={flow.continueUnblocked}
          onClose={onDone}
        />
      );
    case 'form':
      return (
        <FormStep
          runningAction={runningAction}
          form={step.form}
          canVerify={canVerify}
          onSubmit={submit}
          formAlert={formAlert}
          question={question}
          onClose={onDone}
        />
      );
    case 'confirm':
      return (
        <ConfirmStep
          runningAction={runningAction}
          confirm={step.confirm}
          busy={busy}
          formAlert={formAlert}
          question={question}
          onConfirm={handleConfirm}
          onClose={onDone}
        />
      );
    case 'unknown':
      return (
        <UnknownOutcomeStep
          error={step.outcome.error}
          canVerify={canVerify}
          verify={step.outcome.verify}
          onDone={({ record }) => void step.outcome.finish(record)}
          onClose={onDone}
        />
      );
    case 'rows':
      return (
        <BulkStep runningAction={runningAction} behaviour={behaviour} form={step.form} onDone={onDone} />
      );
    default:
      return <LazyForceConfirmDialog question={question} />;
  }
}
