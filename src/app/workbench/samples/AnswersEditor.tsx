import { lazy, Suspense } from 'react';
import { importOrNewVersion } from '../../../lib/retryImport';
import { Skeletons } from '../../../ui/states';
import { texts } from '../texts';

const Editor = lazy(() => importOrNewVersion(() => import('../editor/Editor')));

interface AnswersEditorProps {
  text: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}

/** The answers that the person wrote, over those that are made up. */
export function AnswersEditor({ text, isWrong, onChange }: AnswersEditorProps) {
  return (
    <>
      <p className="wb-hint">{texts.answers_text}</p>
      {isWrong && (
        <p role="alert" className="notice warning">
          {texts.answers_wrong}
        </p>
      )}
      <div className="wb-answers">
        <Suspense fallback={<Skeletons lines={4} />}>
          <Editor
            label={texts.answers_editor}
            description={texts.leave_keys}
            text={text}
            onChange={onChange}
          />
        </Suspense>
      </div>
    </>
  );
}
