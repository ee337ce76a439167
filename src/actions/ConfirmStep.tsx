import { useState } from 'react';
import type { Confirm } from '../config/types';
import { useText } from '../i18n/useText';
import { codeOfTyped } from '../scanner/codeFromScan';
import { useScanned } from '../scanner/useScanned';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { recordTitle } from '../fields/recordTitle';
import { Insisting } from '../forms/Insisting';
import { OutcomePanel } from '../forms/OutcomePanel';
import type { InsistQuestion } from '../writes/useInsist';
import type { Stayed } from '../writes/stayed';
import type { RunningAction } from '../writes/target';
import { argsOf } from '../writes/useSay';
import { ConfirmItems } from './ConfirmItems';
import { remember } from './remembered';
import { askedFields, wrongField } from './typedExactly';
import { actionTexts } from './texts';
import { fillText } from '../i18n/fillText';

interface ConfirmStepProps {
  running: RunningAction;
  confirm: Confirm;
  busy: boolean;
  /** What the last try said, where the question stays. */
  outcome: Stayed | undefined;
  /** Whether to send it again, while that is asked. */
  question: InsistQuestion | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** The question before an act; it names the record, and may ask for exact values to be typed. */
export function ConfirmStep({
  running,
  confirm,
  busy,
  outcome,
  question,
  onConfirm,
  onClose,
}: ConfirmStepProps) {
  const { action, target } = running;
  const t = useText();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const scanned = useScanned();
  const [keep, setKeep] = useState(false);
  const { record, selection } = target;
  const one = record ?? (selection?.length === 1 ? selection[0] : undefined);
  const name = one ? recordTitle(target.resource, one, t) : '';
  const asked = askedFields(confirm.typing, target.scope);
  const wrong = wrongField(asked, target.scope, typed);
  const args = { ...argsOf(target.scope), name, smart_count: selection?.length ?? 1 };
  return (
    <ConfirmDialog
      open
      title={t(confirm.title, args)}
      confirmLabel={t(confirm.submit)}
      danger={action.danger}
      busy={busy}
      {...(confirm.width === null ? {} : { width: confirm.width })}
      confirmDisabled={wrong !== undefined}
      {...(wrong ? { confirmWhy: fillText(actionTexts.type_exactly, { field: t(wrong.label) }) } : {})}
      onConfirm={() => {
        if (keep) remember(action, confirm);
        onConfirm();
      }}
      onClose={onClose}
    >
      <p>{t(confirm.text ?? (name ? actionTexts.confirm_named : actionTexts.confirm), args)}</p>
      {confirm.items && <ConfirmItems items={confirm.items} scope={target.scope} />}
      <OutcomePanel outcome={outcome} resource={target.resource} />
      <Insisting question={question} />
      {asked.map((field) => (
        <label key={field.name} className="field">
          <span>{t(field.label)}</span>
          <input
            className="input"
            autoComplete="off"
            value={typed[field.name] ?? ''}
            onKeyDown={(event) => {
              if (scanned.onKeyDown(event) === 'ended')
                setTyped({ ...typed, [field.name]: codeOfTyped(event.currentTarget.value) });
            }}
            onChange={(event) => setTyped({ ...typed, [field.name]: event.target.value })}
          />
        </label>
      ))}
      {confirm.remember !== null && (
        <label className="check">
          <input type="checkbox" checked={keep} onChange={(event) => setKeep(event.target.checked)} />
          <span>{` ${confirm.remember === 'device' ? actionTexts.never_again : actionTexts.not_again}`}</span>
        </label>
      )}
    </ConfirmDialog>
  );
}
