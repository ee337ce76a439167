/** A text that React keeps as a separate text node. */
interface BareText {
  text: string;
  parent: string;
}

const isReactNode = (node: Text): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber'));

/** Translators leave spaces alone. */
const hasText = (node: Text): boolean => node.data.trim() !== '';

/**
 * MUI draws a label and its star as texts beside each other; nothing is put before them or taken from between them. Another
 * error of a field is another element, by its key.
 */
const EXEMPT_SELECTOR = '[class*="Mui"], .recharts-wrapper, .field-error-text';

/**
 * Watches which texts React makes nodes of their own for: those beside other children, even beside `false`, and those that
 * a component returns. A translator of the browser puts elements in the place of such nodes: a change of the text is then
 * not seen, and a change beside it ends in the error page (removeChild, insertBefore). A text that is the only child of its
 * element is set on that element, and survives. Returns what was drawn since it was asked last.
 */
export function watchBareTexts(page: Document): () => BareText[] {
  const createTextNode = page.createTextNode.bind(page);
  let createdNodes: Text[] = [];
  page.createTextNode = (text) => {
    const node = createTextNode(text);
    createdNodes.push(node);
    return node;
  };
  return () => {
    const nodes = createdNodes;
    createdNodes = [];
    return nodes
      .filter(
        (node) =>
          hasText(node) &&
          isReactNode(node) &&
          node.isConnected &&
          !node.parentElement?.closest(EXEMPT_SELECTOR),
      )
      .map((node) => ({ text: node.data, parent: node.parentElement?.outerHTML.slice(0, 300) ?? '' }));
  };
}
