/** A text that stands beside other things in its element: one that React keeps as a node of its own. */
interface Beside {
  text: string;
  parent: string;
}

const isReacts = (node: Text): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber'));

/** Translators leave spaces alone. */
const isWord = (node: Text): boolean => node.data.trim() !== '';

const standsBeside = (node: Text): boolean =>
  node.isConnected && (node.parentNode?.childNodes.length ?? 0) > 1;

/** MUI draws a label and its star as texts beside each other; nothing is put before them or taken from between them. */
const PACKAGES = '[class*="Mui"], .recharts-wrapper';

/**
 * Watches which texts React makes nodes of their own for. A translator of the browser puts elements in the place of such
 * nodes, and the next change beside one of them ends in the error page (removeChild, insertBefore); a text that is the only
 * child of its element is set on that element, and survives. Returns what was drawn since it was asked last.
 */
export function watchTexts(page: Document): () => Beside[] {
  const create = page.createTextNode.bind(page);
  let made: Text[] = [];
  page.createTextNode = (text) => {
    const node = create(text);
    made.push(node);
    return node;
  };
  return () => {
    const nodes = made;
    made = [];
    return nodes
      .filter(
        (node) =>
          isWord(node) && isReacts(node) && standsBeside(node) && !node.parentElement?.closest(PACKAGES),
      )
      .map((node) => ({ text: node.data, parent: node.parentElement?.outerHTML.slice(0, 300) ?? '' }));
  };
}
