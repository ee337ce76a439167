import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { applyEdits, format } from 'jsonc-parser';
import type { CompletionNames } from '../../../config/check/completions';
import { fillText } from '../../../i18n/fillText';
import type { MarkedProblem } from '../checkText';
import { texts } from '../texts';
import { extensionsOf } from './extensions';

/** What the page does with the editor. */
export interface EditorHandle {
  /** Writes the JSON out line by line, as one step that can be undone. */
  format: () => void;
  /** Puts the cursor at a place and looks there. */
  goTo: (offset: number) => void;
  /** Replaces a part of the text. */
  change: (change: { from: number; to: number; insert: string }) => void;
}

interface EditorProps {
  ref?: Ref<EditorHandle>;
  label: string;
  /** What screen readers say of it besides. */
  description: string;
  text: string;
  onChange: (text: string) => void;
  marks?: readonly MarkedProblem[];
  names?: CompletionNames | undefined;
}

/** CodeMirror with the marks and offers of declarations. Another `text` than the one that was typed replaces all of it. */
export default function Editor({ ref, label, description, text, onChange, marks, names }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | undefined>(undefined);
  const typed = useRef(text);
  const known = useRef(names);
  useEffect(() => {
    known.current = names;
  }, [names]);
  const changed = useEffectEvent((next: string) => {
    typed.current = next;
    onChange(next);
  });
  const begin = useEffectEvent((parent: HTMLElement) => {
    typed.current = text;
    const root = parent.attachShadow({ mode: 'open' });
    return new EditorView({
      doc: text,
      parent: root,
      root,
      extensions: extensionsOf({
        label,
        description,
        onChange: (next) => changed(next),
        names: () => known.current,
      }),
    });
  });
  useEffect(() => {
    // In a shadow tree its styles are objects; in the document they would be elements, which the page forbids.
    const host = document.createElement('div');
    place.current?.append(host);
    const own = begin(host);
    view.current = own;
    return () => {
      own.destroy();
      host.remove();
      view.current = undefined;
    };
  }, []);
  // With the commit: a key that is pressed before a later effect would be taken for another text, and lost.
  useLayoutEffect(() => {
    const own = view.current;
    if (!own || text === typed.current) return;
    own.dispatch({ changes: { from: 0, to: own.state.doc.length, insert: text }, selection: { anchor: 0 } });
  }, [text]);
  useEffect(() => {
    const own = view.current;
    if (own)
      own.dispatch(
        setDiagnostics(
          own.state,
          (marks ?? []).flatMap((mark) => shownMark(mark, own)),
        ),
      );
  }, [marks]);
  useImperativeHandle(ref, () => ({
    format: () => {
      const own = view.current;
      if (!own) return;
      const before = own.state.doc.toString();
      const edits = format(before, undefined, { tabSize: 2, insertSpaces: true, eol: '\n' });
      if (applyEdits(before, edits) === before) return;
      own.dispatch({
        changes: edits.map(({ offset, length, content }) => ({
          from: offset,
          to: offset + length,
          insert: content,
        })),
      });
    },
    goTo: (offset) => {
      const own = view.current;
      own?.dispatch({ selection: { anchor: Math.min(offset, own.state.doc.length) }, scrollIntoView: true });
      own?.focus();
    },
    change: (change) => view.current?.dispatch({ changes: change }),
  }));
  return <div ref={place} className="wb-editor" />;
}

/** A problem as the editor marks it; one of an older text may lie outside the one of now. */
function shownMark({ from, to, problem, change }: MarkedProblem, { state }: EditorView): Diagnostic[] {
  const end = state.doc.length;
  if (from > end || to > end) return [];
  const { found, allowed, suggestion, isMild } = problem;
  const meant = suggestion === null ? '' : ` ${fillText(texts.meant, { name: suggestion })}`;
  const names = allowed.length > 0 ? ` ${fillText(texts.allowed, { names: shortList(allowed) })}.` : '';
  return [
    {
      from,
      to,
      severity: isMild ? 'warning' : 'error',
      message: `${found}.${meant}${names}`,
      ...(change === undefined
        ? {}
        : {
            actions: [
              {
                name: fillText(texts.fix, { name: suggestion ?? '' }),
                apply: (view: EditorView) => view.dispatch({ changes: change }),
              },
            ],
          }),
    },
  ];
}

const MOST = 30;
const shortList = (names: readonly string[]): string =>
  names.slice(0, MOST).join(', ') + (names.length > MOST ? '…' : '');
