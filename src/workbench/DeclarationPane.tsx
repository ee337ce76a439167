import { lazy, Suspense, useRef } from 'react';
import { interpolateText } from '../i18n/interpolateText';
import { importWithRetry } from '../lib/lazy/importWithRetry';
import { Skeletons } from '../ui/feedback/states';
import type { TextCheckResult } from './check/checkDeclarationText';
import type { JsonEditorHandle } from './editor/JsonEditor';
import { ProblemList } from './check/ProblemList';
import { workbenchTexts } from './texts';
import type { WorkbenchDocument } from './document/workbenchDocument';
import type { WorkbenchNames } from './workbenchNames';
import { Button } from '../ui/button/Button';

const JsonEditor = lazy(() => importWithRetry(() => import('./editor/JsonEditor')));

interface DeclarationPaneProps {
  document: WorkbenchDocument;
  result: TextCheckResult;
  names: WorkbenchNames;
  isHidden: boolean;
  onChange: (text: string) => void;
}

/** The text of the declaration with its problems. */
export function DeclarationPane({ document, result, names, isHidden, onChange }: DeclarationPaneProps) {
  const editor = useRef<JsonEditorHandle>(null);
  return (
    <section className="wb-pane" aria-label={workbenchTexts.declaration} hidden={isHidden}>
      {document.replaces !== undefined && (
        <p className="notice">{interpolateText(workbenchTexts.replaces, { name: document.replaces })}</p>
      )}
      <Suspense fallback={<Skeletons lines={12} />}>
        <JsonEditor
          ref={editor}
          label={workbenchTexts.editor}
          description={workbenchTexts.leave_keys}
          text={document.text}
          marks={result.marks}
          names={names}
          onChange={onChange}
        />
      </Suspense>
      <div className="wb-bar">
        <p className="wb-hint">{workbenchTexts.leave_keys}</p>
        <Button small onClick={() => editor.current?.format()}>
          {workbenchTexts.format}
        </Button>
      </div>
      <ProblemList
        result={result}
        onGo={({ from }) => editor.current?.goTo(from)}
        onFix={(change) => editor.current?.change(change)}
      />
    </section>
  );
}
