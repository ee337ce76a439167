import { useEffect, useRef } from 'react';
import type { SendBehaviour } from '../../config/types';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import type { RunningAction } from '../actionTarget';
import { ProgressDialog } from '../../forms/submit/ProgressDialog';
import { SendDialogs } from '../../forms/submit/SendDialogs';
import { BlockedDialog } from '../blockers/BlockedDialog';
import { ConfirmStep } from './ConfirmStep';
import { FormStep } from './FormStep';
import { UnknownOutcomeStep } from './UnknownOutcomeStep';
import { useSendFlow } from './useSendFlow';

const { Component: BulkStep } = lazyDialog(() => import('../bulk/BulkStep'));
const { Component: WavesStep } = lazyDialog(() => import('../waves/WavesStep'));

interface SendFlowProps {
  runningAction: RunningAction;
  behaviour: SendBehaviour;
  onDone: () => void;
}

/** Runs an action that calls the host, step by step: check → form or confirmation → call → effects. */
export function SendFlow({ runningAction, behaviour, onDone }: SendFlowProps) {
  const flow = useSendFlow(runningAction, behaviour, onDone);
  const { begin, mutation, submit } = flow;
  const { isSending, question } = submit;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    begin();
  }, [begin]);

  return (
    <>
      <FlowStep runningAction={runningAction} behaviour={behaviour} flow={flow} onDone={onDone} />
      {isSending && !question && mutation.progress && <ProgressDialog {...mutation.progress} />}
    </>
  );
}

interface FlowStepProps extends SendFlowProps {
  flow: ReturnType<typeof useSendFlow>;
}

/** Renders the current step of an action. */
function FlowStep({ runningAction, behaviour, flow, onDone }: FlowStepProps) {
  const { step, mutation, submit, handleConfirm } = flow;
  const { unknownOutcome, finishVerified } = submit;
  if (unknownOutcome)
    return (
      <UnknownOutcomeStep
        error={unknownOutcome.error}
        canVerify={mutation.canVerify ?? true}
        verify={unknownOutcome.verify}
        onDone={({ record }) => void finishVerified(record)}
        onClose={onDone}
      />
    );
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
      return <FormStep runningAction={runningAction} form={step.form} mutation={mutation} onClose={onDone} />;
    case 'confirm':
      return (
        <ConfirmStep
          runningAction={runningAction}
          confirm={step.confirm}
          submit={submit}
          onConfirm={handleConfirm}
          onClose={onDone}
        />
      );
    case 'rows':
      return behaviour.waves ? (
        <WavesStep runningAction={runningAction} behaviour={behaviour} form={step.form} onDone={onDone} />
      ) : (
        <BulkStep runningAction={runningAction} behaviour={behaviour} form={step.form} onDone={onDone} />
      );
    default:
      return <SendDialogs submit={submit} />;
  }
}
