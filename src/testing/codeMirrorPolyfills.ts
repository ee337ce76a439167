import { EditorView } from '@codemirror/view';

/** Polyfills for jsdom that CodeMirror needs: positions of text. Import it first in a test. */

const emptyRectList: DOMRectList = Object.assign([] as DOMRect[], { item: () => null });
Range.prototype.getClientRects = () => emptyRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

/** Returns the editor with that name; it is in a separate React tree. */
export function findEditor(label: string): EditorView {
  for (const host of document.querySelectorAll('*')) {
    const content = host.shadowRoot?.querySelector<HTMLElement>(`[aria-label="${label}"]`);
    const view = content && EditorView.findFromDOM(content);
    if (view) return view;
  }
  throw new Error(`No editor ${label}`);
}

/** Replaces a part of what an editor holds, as typing would. */
export function replaceText(view: EditorView, oldText: string, newText: string): void {
  const from = view.state.doc.toString().indexOf(oldText);
  if (from < 0) throw new Error(`Nowhere in the editor: ${oldText}`);
  view.dispatch({ changes: { from, to: from + oldText.length, insert: newText } });
}
