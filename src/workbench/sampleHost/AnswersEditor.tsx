import { lazy, Suspense } from 'react';
import { importWithRetry } from '../../lib/lazy/importWithRetry';
import { Skeletons } from '../../ui/feedback/states';
import { workbenchTexts } from '../texts';

const JsonEditor = lazy(() => importWithRetry(() => import('../editor/JsonEditor')));

interface AnswersEditorProps {
  text: string;
  isInvalid: boolean;
  onChange: (text: string) => void;
}

/** The answers that the person wrote, over those that are made up. */
export function AnswersEditor({ text, isInvalid, onChange }: AnswersEditorProps) {
  return (
    <>
      <p className="wb-hint">{workbenchTexts.answers_text}</p>
      {isInvalid && (
        <p role="alert" className="notice warning">
          {workbenchTexts.answers_wrong}
        </p>
      )}
      <div className="wb-answers">
        <Suspense fallback={<Skeletons lines={4} />}>
          <JsonEditor
            label={workbenchTexts.answers_editor}
            description={workbenchTexts.leave_keys}
            text={text}
            onChange={onChange}
          />
        </Suspense>
      </div>
    </>
  );
}
