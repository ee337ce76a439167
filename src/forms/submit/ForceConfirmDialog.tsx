import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { formTexts } from '../../i18n/messages/form';
import { useTranslateText } from '../../i18n/useTranslateText';
import { ExtensionSlot } from '../../extensions/ExtensionSlot';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { toMessageArgs } from '../../mutations/outcome/useNotifyOutcome';
import { forceConfirmTexts as texts } from './forceConfirmTexts';
import type { ForceQuestion } from '../../mutations/submit/submitQuestion';

/**
 * Asks whether to force the write: the host's reasons, the details that an extension shows, and one explicit confirmation.
 */
export default function ForceConfirmDialog({ question }: { question: ForceQuestion }) {
  const { message, reasons, resource, scope, answer } = question;
  const t = useTranslateText();
  const [isReady, setReady] = useState(message.component === null);
  const onReady = useCallback(() => setReady(true), []);
  const args = toMessageArgs(scope);
  const errorText = interpolateText(texts.broken, { part: message.component ?? '' });
  return (
    <ConfirmDialog
      open
      danger
      title={t(message.title, args)}
      confirmLabel={t(message.submitLabel)}
      cancelLabel={formTexts.keep_editing}
      confirmDisabled={!isReady}
      confirmDisabledReason={texts.wait}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {message.text !== '' && <p>{t(message.text, args)}</p>}
      {reasons.length > 0 && (
        <ul className="plain-list">
          {reasons.map((reason, index) => (
            <li key={index}>{reason}</li>
          ))}
        </ul>
      )}
      {message.component !== null && (
        <ExtensionSlot
          kind="question"
          id={message.component}
          extensionProps={{ resource, scope, onReady }}
          missingMessage={{ title: errorText, text: texts.alone }}
          errorText={errorText}
          wrap={(content) => <ReadyOnMount onReady={onReady}>{content}</ReadyOnMount>}
        />
      )}
    </ConfirmDialog>
  );
}

/** Fallback if the extension cannot be shown: reports ready, so the user need not wait for details. */
function ReadyOnMount({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(() => onReady(), [onReady]);
  return children;
}
