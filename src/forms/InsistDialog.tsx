import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { fillText } from '../i18n/fillText';
import { formTexts } from '../i18n/es/form';
import { useText } from '../i18n/useText';
import { CodedPart } from '../parts/CodedPart';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { argsOf } from '../writes/useSay';
import { insistTexts as texts } from './insistTexts';
import type { InsistQuestion } from '../writes/useInsist';

/** Whether to insist: the reasons of the host, what is found of them, and one explicit step more. */
export default function InsistDialog({ question }: { question: InsistQuestion }) {
  const { said, reasons, resource, scope, answer } = question;
  const t = useText();
  const [isReady, setReady] = useState(said.show === null);
  const onReady = useCallback(() => setReady(true), []);
  const args = argsOf(scope);
  const broken = fillText(texts.broken, { part: said.show ?? '' });
  return (
    <ConfirmDialog
      open
      danger
      title={t(said.title, args)}
      confirmLabel={t(said.submit)}
      cancelLabel={formTexts.keep_editing}
      confirmDisabled={!isReady}
      confirmWhy={texts.wait}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {said.text !== '' && <p>{t(said.text, args)}</p>}
      {reasons.length > 0 && (
        <ul className="plain-list">
          {reasons.map((reason, at) => (
            <li key={at}>{reason}</li>
          ))}
        </ul>
      )}
      {said.show !== null && (
        <CodedPart
          kind="question"
          id={said.show}
          given={{ resource, scope, onReady }}
          missing={{ title: broken, text: texts.alone }}
          broken={broken}
          frame={(panel) => <InItsPlace onReady={onReady}>{panel}</InItsPlace>}
        />
      )}
    </ConfirmDialog>
  );
}

/** What stands where the part cannot be shown: nothing more is found then, and nobody has to wait for it. */
function InItsPlace({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(() => onReady(), [onReady]);
  return children;
}
