import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { completionsAt, type CompletionNames, type Offer } from '../../../config/check/completions';

const types = { key: 'property', word: 'enum', value: 'constant' } as const;

/** Offers what the declaration may say at the cursor; `names` are those of the moment. */
export const completionSource =
  (names: () => CompletionNames | undefined) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const known = names();
    const text = state.doc.toString();
    const before = text.slice(0, pos);
    // By itself where something begins; between things only when it is asked for.
    if (!known || (!explicit && !/["\w$-]$/.test(before))) return null;
    const { from, to, offers } = completionsAt(text, pos, known);
    if (offers.length === 0) return null;
    const quote = text[from] === '"' ? 1 : 0;
    return {
      from: Math.min(pos, from + quote),
      to: pos,
      options: offers.map((offer) => optionOf(offer, quote, to - pos)),
      validFor: /^[\w$./{}[\]-]*$/,
    };
  };

/** `quote`: 1 where the text that is replaced begins with one; `rest`: how much of it follows the cursor. */
function optionOf({ label, insert, info, kind }: Offer, quote: number, rest: number): Completion {
  return {
    label,
    type: types[kind],
    ...(info === undefined ? {} : { info }),
    apply: (view: EditorView, _: Completion, from: number, to: number) => {
      const at = insert.indexOf('|');
      const text = at < 0 ? insert : insert.slice(0, at) + insert.slice(at + 1);
      const start = from - quote;
      view.dispatch({
        changes: { from: start, to: Math.min(view.state.doc.length, to + rest), insert: text },
        selection: { anchor: start + (at < 0 ? text.length : at) },
        userEvent: 'input.complete',
        scrollIntoView: true,
      });
    },
  };
}
