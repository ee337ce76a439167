import type {
  Completion as EditorCompletion,
  CompletionContext as EditorContext,
  CompletionResult,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import {
  findCompletions,
  type CompletionContext,
  type Completion,
} from '../../config/check/editor/completions';

const completionTypes = { key: 'property', word: 'enum', value: 'constant' } as const;

/** Offers what the declaration may say at the cursor; `names` are those of the moment. */
export const createCompletionSource =
  (names: () => CompletionContext | undefined) =>
  ({ state, pos, explicit }: EditorContext): CompletionResult | null => {
    const currentNames = names();
    const text = state.doc.toString();
    const textBefore = text.slice(0, pos);
    // Opens automatically where a value begins; between values only on request.
    if (!currentNames || (!explicit && !/["\w$-]$/.test(textBefore))) return null;
    const { from, to, completions } = findCompletions(text, pos, currentNames);
    if (completions.length === 0) return null;
    const quote = text[from] === '"' ? 1 : 0;
    return {
      from: Math.min(pos, from + quote),
      to: pos,
      options: completions.map((offer) => toCompletion(offer, quote, to - pos)),
      validFor: /^[\w$./{}[\]-]*$/,
    };
  };

/** `quote`: 1 where the text that is replaced begins with one; `rest`: how much of it follows the cursor. */
function toCompletion(
  { label, insert, info, kind }: Completion,
  quote: number,
  rest: number,
): EditorCompletion {
  return {
    label,
    type: completionTypes[kind],
    ...(info === undefined ? {} : { info }),
    apply: (view: EditorView, _: EditorCompletion, from: number, to: number) => {
      const cursorIndex = insert.indexOf('|');
      const text = cursorIndex < 0 ? insert : insert.slice(0, cursorIndex) + insert.slice(cursorIndex + 1);
      const insertFrom = from - quote;
      view.dispatch({
        changes: { from: insertFrom, to: Math.min(view.state.doc.length, to + rest), insert: text },
        selection: { anchor: insertFrom + (cursorIndex < 0 ? text.length : cursorIndex) },
        userEvent: 'input.complete',
        scrollIntoView: true,
      });
    },
  };
}
