/** A text beside other nodes in its element, which React keeps as a separate text node. */
interface BareText {
  text: string;
  parent: string;
}

const isReactNode = (node: Text): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber'));

/** Translators leave spaces alone. */
const hasText = (node: Text): boolean => node.data.trim() !== '';

const hasSiblings = (node: Text): boolean =>
  node.isConnected && (node.parentNode?.childNodes.length ?? 0) > 1;

/** MUI draws a label and its star as texts beside each other; nothing is put before them or taken from between them. */
const PACKAGE_SELECTOR = '[class*="Mui"], .recharts-wrapper';

/**
 * Watches which texts React makes nodes of their own for. A translator of the browser puts elements in the place of such
 * nodes, and the next change beside one of them ends in the error page (removeChild, insertBefore); a text that is the only
 * child of its element is set on that element, and survives. Returns what was drawn since it was asked last.
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
          hasSiblings(node) &&
          !node.parentElement?.closest(PACKAGE_SELECTOR),
      )
      .map((node) => ({ text: node.data, parent: node.parentElement?.outerHTML.slice(0, 300) ?? '' }));
  };
}
