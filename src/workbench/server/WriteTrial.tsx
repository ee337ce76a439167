import { useState } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import type { TrialPlan } from './trialPlan';
import { serverTexts } from './texts';

const texts = serverTexts.writes;

interface WriteTrialProps {
  /** Plan of the inputs; undefined before a first trial, and if address or session have changed since. */
  plan: TrialPlan | undefined;
  isRunning: boolean;
  /** True if the shown trial writes. */
  isWriting: boolean;
  onWrite: (plan: TrialPlan) => void;
}

/** Button that creates, changes and deletes a test record, after a question that names the host and the resource. */
export function WriteTrial({ plan, isRunning, isWriting, onWrite }: WriteTrialProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isReady = plan !== undefined && !plan.onlyList;
  return (
    <>
      <Button
        onClick={() => setIsAsking(true)}
        disabledReason={isReady ? null : texts.needs_reads}
        busy={isRunning && isWriting}
        disabled={isRunning}
      >
        {texts.try}
      </Button>
      {isAsking && plan && (
        <ConfirmDialog
          open
          danger
          title={texts.title}
          confirmLabel={texts.confirm}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            onWrite(plan);
          }}
        >
          <p>{interpolateText(texts.text, { label: plan.resource.label.many, url: plan.url })}</p>
          <p className="muted">{texts.warning}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
