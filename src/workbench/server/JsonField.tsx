import { lazy, Suspense, useRef } from 'react';
import type { CompletionContext } from '../../config/check/editor/completions';
import { importWithRetry } from '../../lib/lazy/importWithRetry';
import { Skeletons } from '../../ui/feedback/states';
import { ProblemList } from '../check/ProblemList';
import type { ProblemMark } from '../check/markProblems';
import type { JsonEditorHandle } from '../editor/JsonEditor';
import { workbenchTexts } from '../texts';

const JsonEditor = lazy(() => importWithRetry(() => import('../editor/JsonEditor')));

interface JsonFieldProps {
  label: string;
  text: string;
  marks: readonly ProblemMark[];
  names?: CompletionContext;
  onChange: (text: string) => void;
  /** True for a long text. */
  isTall?: boolean;
}

/** Editor of a JSON text with its problems below. */
export function JsonField({ label, text, marks, names, onChange, isTall = false }: JsonFieldProps) {
  const editor = useRef<JsonEditorHandle>(null);
  return (
    <div className="ws-json" data-tall={isTall}>
      <Suspense fallback={<Skeletons lines={6} />}>
        <JsonEditor
          ref={editor}
          label={label}
          description={workbenchTexts.leave_keys}
          text={text}
          marks={marks}
          names={names}
          onChange={onChange}
        />
      </Suspense>
      {marks.length > 0 && (
        <ProblemList
          result={{ marks, otherProblems: [] }}
          onGo={({ from }) => editor.current?.goTo(from)}
          onFix={(change) => editor.current?.change(change)}
        />
      )}
    </div>
  );
}
